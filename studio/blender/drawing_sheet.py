"""Lays the outlines of a piece out on one floor beside a person, with its measures in centimetres. Knows nothing of Blender."""

INK, PAPER, LINE, SHADE = '#241C15', '#FBF8F3', '#9A7434', '#CFC1AD'

PERSON = 1550
PERSON_WIDTH = 0.3 * PERSON
PERSON_PATH = ('M8 16c-3 1-4.500 4-5 9l-1.500 22c0 3 3.500 3 4 0l2-17 .5 68c0 3 5.500 3 6 0l1-40 1 40c.5 3 6 3 6 0l.5-68 2 17'
               'c.5 3 4 3 4 0L27 25c-.5-5-2-8-5-9-4-1.500-10-1.500-14 0Z')

# Of the sheet's width: on a phone of 390 pixels a letter is as tall as the text around it.
LETTER = 0.042
WIDEST_LABEL = 4.6


def sheet(title, views):
    """views: (outlines, width, height, (letter, size) across, (letter, size) upwards or None), all in millimetres."""
    width, font, slots = measure(views)
    tall = max([PERSON] + [view[2] for view in views])
    floor = tall + 0.6 * font
    height = floor + 2.2 * font
    thin = 0.1 * font
    shapes, measures = [], []
    for (outlines, w, h, across, up), slot in zip(views, slots):
        x = slot[0] + (slot[1] - w) / 2
        shapes += [path_of(outline, x, floor) for outline in outlines]
        measures.append(across_line(x, x + w, floor + 0.7 * font, font, text_of(across)))
        if up:
            measures.append(up_line(x - 0.6 * font, floor, floor - h, font, text_of(up)))
    stand = slots[-1][0] + (slots[-1][1] - PERSON_WIDTH) / 2
    middle = stand + PERSON_WIDTH / 2
    return ''.join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="Dimensions of the {title}">',
        f'<path stroke="{LINE}" stroke-width="{thin / 2:.1f}" d="M0 {floor:.0f}H{width:.0f}"/>',
        f'<g transform="translate({stand:.0f} {floor - PERSON:.0f}) scale({PERSON / 100:g})" fill="{SHADE}"><circle cx="15" cy="7" r="6.4"/><path d="{PERSON_PATH}"/></g>',
        f'<g fill="{PAPER}" stroke="{INK}" stroke-width="{thin:.1f}" stroke-linejoin="round">', *shapes, '</g>',
        f'<g stroke="{LINE}" fill="{INK}" stroke-width="{0.7 * thin:.1f}" font-family="Figtree, Inter, Segoe UI, sans-serif" font-size="{font:.0f}">', *measures,
        f'<text stroke="none" x="{middle:.0f}" y="{floor + 1.75 * font:.0f}" text-anchor="middle">{centimetres(PERSON)} cm</text>',
        '</g></svg>\n'])


def measure(views):
    """The sheet is as wide as what stands on it and its lettering, which is a share of the sheet: found by trying again."""
    width = 2 * sum(view[1] for view in views) + PERSON_WIDTH
    for _ in range(40):
        font = LETTER * width
        slots, x = [], 0.3 * font
        for _, w, _, _, up in views:
            x += 2.0 * font if up else 0.8 * font
            slots.append((x, max(w, WIDEST_LABEL * font)))
            x += slots[-1][1]
        x += 0.8 * font
        slots.append((x, max(PERSON_WIDTH, 3.8 * font)))
        width = x + slots[-1][1] + 0.3 * font
    return width, LETTER * width, slots


def path_of(outline, left, floor):
    return '<path d="M' + 'L'.join(f'{left + x:.0f} {floor - y:.0f}' for x, y in outline) + 'Z"/>'


def centimetres(millimetres):
    return f'{millimetres / 10:g}'


def text_of(measured):
    letter, size = measured
    return f'{letter} {centimetres(size)} cm'


def across_line(x0, x1, y, font, text):
    tick = 0.25 * font
    return (f'<path fill="none" d="M{x0:.0f} {y:.0f}H{x1:.0f}M{x0:.0f} {y - tick:.0f}v{2 * tick:.0f}M{x1:.0f} {y - tick:.0f}v{2 * tick:.0f}"/>'
            f'<text stroke="none" x="{(x0 + x1) / 2:.0f}" y="{y + 1.05 * font:.0f}" text-anchor="middle">{text}</text>')


def up_line(x, y0, y1, font, text):
    tick = 0.25 * font
    middle, at = min((y0 + y1) / 2, y0 - 0.5 * WIDEST_LABEL * font), x - 0.45 * font
    return (f'<path fill="none" d="M{x:.0f} {y0:.0f}V{y1:.0f}M{x - tick:.0f} {y0:.0f}h{2 * tick:.0f}M{x - tick:.0f} {y1:.0f}h{2 * tick:.0f}"/>'
            f'<text stroke="none" x="{at:.0f}" y="{middle:.0f}" text-anchor="middle" transform="rotate(-90 {at:.0f} {middle:.0f})">{text}</text>')
