import { AVATAR_COLOR_COUNT, type SchemeColor, semanticColors as colors } from './semanticColors';

const TEXT = 4.5;
const SHAPE = 3;

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const { bg, fg, accent, chart, danger, status, avatar, nav, program, toast } = colors;
const { ink, ...banners } = program;
const grounds = {
  page: bg.DEFAULT,
  surface: bg.surface,
  subtle: bg.subtle,
  muted: bg.muted,
  hover: bg.hover,
};

const onGrounds = Object.entries(grounds).flatMap(
  ([name, ground]): [string, SchemeColor, SchemeColor, number][] => [
    [`text on ${name}`, fg.DEFAULT, ground, TEXT],
    [`muted text on ${name}`, fg.muted, ground, TEXT],
    [`subtle text on ${name}`, fg.subtle, ground, TEXT],
    [`accent text on ${name}`, accent.text, ground, TEXT],
    [`error text on ${name}`, danger.text, ground, TEXT],
    [`focus ring on ${name}`, colors.focusRing, ground, SHAPE],
  ],
);

const ofProfiles = (['personal', 'club'] as const).flatMap(
  (kind): [string, SchemeColor, SchemeColor, number][] => [
    [`tab of the ${kind} profile on the page`, colors.profile.text[kind], bg.DEFAULT, TEXT],
    [`tab of the ${kind} profile on a surface`, colors.profile.text[kind], bg.surface, TEXT],
    [`line below a tab of the ${kind} profile`, colors.profile.solid[kind], bg.DEFAULT, SHAPE],
  ],
);

const onOwnGround: [string, SchemeColor, SchemeColor, number][] = [
  ['text of the main button', accent.fg, accent.DEFAULT, TEXT],
  ['text of the main button under the pointer', accent.fg, accent.hover, TEXT],
  ['text of a dangerous button', danger.fg, danger.DEFAULT, TEXT],
  ['text of a dangerous button under the pointer', danger.fg, danger.hover, TEXT],
  ['accent text on its quiet ground', accent.text, accent.subtle, TEXT],
  ['error text on its quiet ground', danger.text, danger.subtle, TEXT],
  ['selected row', fg.DEFAULT, bg.selected, TEXT],
  ['notice', fg.inverted, fg.DEFAULT, TEXT],
  ['sign of a good notice', toast.success, fg.DEFAULT, SHAPE],
  ['sign of a bad notice', toast.error, fg.DEFAULT, SHAPE],
  ['edge of a field', colors.border.strong, bg.surface, SHAPE],
  ['a switch on the page', colors.border.strong, bg.DEFAULT, SHAPE],
  ['edge of a field with an error', danger.DEFAULT, bg.surface, SHAPE],
  ['a ticked box', accent.DEFAULT, bg.surface, SHAPE],
  ['edge of the chosen segment', accent.DEFAULT, bg.muted, SHAPE],
  ['focus ring in a notice', fg.inverted, fg.DEFAULT, SHAPE],
  ['focus ring on the error ground', colors.focusRing, danger.subtle, SHAPE],
  ['focus ring on a selected row', colors.focusRing, bg.selected, SHAPE],
  ['accent text on a selected row', accent.text, bg.selected, TEXT],
  ['muted text on a selected row', fg.muted, bg.selected, TEXT],
  ...Object.entries(status).map(([name, pair]): [string, SchemeColor, SchemeColor, number] => [
    `focus ring on status ${name}`,
    colors.focusRing,
    pair.bg,
    SHAPE,
  ]),
  ...Object.entries(status).map(([name, pair]): [string, SchemeColor, SchemeColor, number] => [
    `status ${name}`,
    pair.fg,
    pair.bg,
    TEXT,
  ]),
  ...Object.entries(status).map(([name, pair]): [string, SchemeColor, SchemeColor, number] => [
    `dot of status ${name}`,
    pair.solid,
    bg.surface,
    SHAPE,
  ]),
  ...Object.entries(chart).map(([usage, line]): [string, SchemeColor, SchemeColor, number] => [
    `line ${usage} of a chart`,
    line,
    bg.surface,
    SHAPE,
  ]),
  ...Object.entries(avatar).map(([name, pair]): [string, SchemeColor, SchemeColor, number] => [
    `avatar ${name}`,
    pair.fg,
    pair.bg,
    TEXT,
  ]),
  ...Object.entries(banners).flatMap(([name, { from, to }]): [string, SchemeColor, SchemeColor, number][] => [
    [`words where the banner ${name} begins`, ink, from, TEXT],
    [`words where the banner ${name} ends`, ink, to, TEXT],
  ]),
];

it.each([...onGrounds, ...ofProfiles, ...onOwnGround])(
  '%s can be read in both schemes',
  (_name, front, back, least) => {
    expect(contrast(front.light, back.light)).toBeGreaterThanOrEqual(least);
    expect(contrast(front.dark, back.dark)).toBeGreaterThanOrEqual(least);
  },
);

it.each(['base', '_clubProfile'] as const)('the navigation can be read (%s)', (profile) => {
  for (const ground of [nav.bg, nav.hover, nav.active]) {
    expect(contrast(nav.fg.value[profile], ground.value[profile])).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(nav.fgMuted.value[profile], ground.value[profile])).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(nav.indicator.value[profile], ground.value[profile])).toBeGreaterThanOrEqual(SHAPE);
  }
});

it('hands both values of a colour to the browser', () => {
  expect(fg.DEFAULT.value).toBe(`light-dark(${fg.DEFAULT.light}, ${fg.DEFAULT.dark})`);
});

it('has as many avatar colours as it says', () => {
  expect(Object.keys(avatar)).toHaveLength(AVATAR_COLOR_COUNT);
});
