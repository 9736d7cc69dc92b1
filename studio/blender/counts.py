"""Where as many parts as a sheet says find their places; what cannot be placed is refused."""


def spread(count):
    """Evenly from -1 to 1; a single one stands in the middle."""
    places = {0: (), 1: (0,), 2: (-1, 1), 3: (-1, 0, 1)}
    return places[count] if count in places else tuple(levels(-1, 1, count))


def share(count, end):
    """How many of them belong to the left end (-1) and to the right one (1)."""
    return (count + 1) // 2 if end < 0 else count // 2


def stands(count, end):
    """Legs, posts or feet at one end of a piece, from front (-1) to back (1): of four two, of three one in the middle of the right end."""
    if not 2 <= count <= 6:
        raise ValueError(f'{count} cannot stand at two ends')
    return spread(share(count, end))


def front_and_back(count):
    """The legs of a chair: a pair in front, and behind a pair or one in the middle."""
    if count not in (3, 4):
        raise ValueError(f'a chair does not stand on {count}')
    return (-1, 1), spread(count - 2)


def sides(count):
    """Arms: both, the left one alone, or none."""
    return first_of((-1, 1), count)


def spokes(count, first=0):
    """Degrees of what stands round a middle."""
    return [first + 360 * i // count for i in range(count)]


def row(count):
    """Side by side about the middle: what to add to the name of each, and how many widths it lies from the middle."""
    if count == 1:
        return [('', 0)]
    half = count // 2
    if count % 2:
        return [(f' {i}', i) for i in range(-half, half + 1)]
    return [(f' {i}', i - 0.5 if i > 0 else i + 0.5) for i in range(-half, half + 1) if i]


def numbered(count):
    """What to add to the name of each; one alone needs no number."""
    return [''] if count == 1 else [f' {i}' for i in range(count)]


def levels(low, high, count):
    """Evenly from one height to another."""
    return [low + (high - low) * i / max(1, count - 1) for i in range(count)]


def first_of(places, count):
    """As many of the known places as are wanted."""
    if count > len(places):
        raise ValueError(f'{count} for {len(places)} places')
    return places[:count]


def equally(count, among):
    """How many each gets, when nothing may be left over."""
    if count % among:
        raise ValueError(f'{count} cannot be shared among {among}')
    return count // among
