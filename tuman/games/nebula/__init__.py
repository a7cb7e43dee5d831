"""Via Nebula: a misty valley, exploitations, paths of meadow, contracts; maps and cards are content packs."""
