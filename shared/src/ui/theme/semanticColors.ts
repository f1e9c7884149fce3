export interface SchemeColor {
  value: string;
  light: string;
  dark: string;
}

function color(light: string, dark: string): SchemeColor {
  return { value: `light-dark(${light}, ${dark})`, light, dark };
}

function navColor(personal: string, club: string) {
  return { value: { base: personal, _clubProfile: club } };
}

function profileColor(personal: SchemeColor, club: SchemeColor) {
  return { value: { base: personal.value, _clubProfile: club.value }, personal, club };
}

/** Every colour by meaning. A test checks the contrast of the pairs. */
export const semanticColors = {
  bg: {
    DEFAULT: color('#F5F7FA', '#0B1120'),
    surface: color('#FFFFFF', '#141D2F'),
    subtle: color('#F8FAFC', '#101828'),
    muted: color('#EEF2F6', '#1E293B'),
    hover: color('#F1F5F9', '#1B263A'),
    selected: color('#ECFDF8', '#0F2E2E'),
  },
  fg: {
    DEFAULT: color('#0F172A', '#F1F5F9'),
    muted: color('#475569', '#B6C2D2'),
    subtle: color('#5B6B80', '#94A3B8'),
    inverted: color('#FFFFFF', '#0B1120'),
  },
  border: {
    DEFAULT: color('#E2E8F0', '#26334A'),
    /** No 3:1 needed: the text of a button carries the meaning. */
    control: color('#CBD5E1', '#3D4B63'),
    /** The edge of a field needs 3:1 against the surface. */
    strong: color('#8490A3', '#66758C'),
  },
  accent: {
    DEFAULT: color('#0F766E', '#2DD4BF'),
    hover: color('#0B5F58', '#5EEAD4'),
    active: color('#084C47', '#99F6E4'),
    fg: color('#FFFFFF', '#042F2C'),
    text: color('#0F766E', '#5EEAD4'),
    subtle: color('#E3F5F2', '#11332F'),
  },
  danger: {
    DEFAULT: color('#B42318', '#F97066'),
    hover: color('#951B12', '#FDA29B'),
    fg: color('#FFFFFF', '#3B0A06'),
    text: color('#B42318', '#FDA29B'),
    subtle: color('#FEF1F0', '#3A1512'),
  },
  status: {
    complete: {
      bg: color('#E7F6EC', '#0F2F1D'),
      fg: color('#17663A', '#86E0A8'),
      solid: color('#1E8449', '#4ADE80'),
    },
    incomplete: {
      bg: color('#FEF3DC', '#382508'),
      fg: color('#854D0E', '#FACC6B'),
      solid: color('#B45309', '#F59E0B'),
    },
    missed: {
      bg: color('#FDECEA', '#3A1512'),
      fg: color('#A61B11', '#FDA29B'),
      solid: color('#C4291C', '#F97066'),
    },
    upcoming: {
      bg: color('#E8F0FE', '#12264A'),
      fg: color('#1D4ED8', '#9CC2FF'),
      solid: color('#2563EB', '#60A5FA'),
    },
    neutral: {
      bg: color('#EEF2F6', '#1E293B'),
      fg: color('#3E4C5F', '#CBD5E1'),
      solid: color('#64748B', '#94A3B8'),
    },
  },
  avatar: {
    1: { bg: color('#DDF3EF', '#134E4A'), fg: color('#0B5F58', '#CCFBF1') },
    2: { bg: color('#E2EBFD', '#1E3A6E'), fg: color('#1E40AF', '#DBEAFE') },
    3: { bg: color('#F0E6FA', '#4A2465'), fg: color('#6B21A8', '#F3E8FF') },
    4: { bg: color('#FCE7F0', '#5F1A3C'), fg: color('#9D174D', '#FCE7F3') },
    5: { bg: color('#FDEBDC', '#5C2C0C'), fg: color('#93370D', '#FFEDD5') },
    6: { bg: color('#FAF0CC', '#4D3A06'), fg: color('#7A5205', '#FEF3C7') },
    7: { bg: color('#E4F2DA', '#27461A'), fg: color('#35631B', '#DCFCE7') },
    8: { bg: color('#E3E8EF', '#334155'), fg: color('#334155', '#E2E8F0') },
  },
  chart: {
    1: color('#0F766E', '#2DD4BF'),
    2: color('#2563EB', '#60A5FA'),
    3: color('#B45309', '#F59E0B'),
    4: color('#9333EA', '#C084FC'),
  },
  program: {
    ink: color('#FFFFFF', '#FFFFFF'),
    beginners: { from: color('#2F7A3E', '#276B35'), to: color('#0E6259', '#0B4F48') },
    generalFitness: { from: color('#0F766E', '#0C645D'), to: color('#15588A', '#114A75') },
    intervalTraining: { from: color('#B7481A', '#9C3D16'), to: color('#9B1F58', '#83194A') },
    lifestyle: { from: color('#1B6FA8', '#165D8D'), to: color('#4A4FB8', '#3C409B') },
    maximalStrength: { from: color('#515C70', '#434D5F'), to: color('#222B3A', '#1F2735') },
    muscleGain: { from: color('#8B3FC4', '#7431A8'), to: color('#4B2A93', '#40237E') },
    power: { from: color('#C2311F', '#A3291A'), to: color('#7A1736', '#66132D') },
    stabilizationEndurance: { from: color('#2563D6', '#1E52B4'), to: color('#173A80', '#13306B') },
    wakeupWorkout: { from: color('#A8620C', '#8C520A'), to: color('#B23A2E', '#973026') },
  },
  nav: {
    bg: navColor('#14213D', '#3B1F4A'),
    fg: navColor('#FFFFFF', '#FFFFFF'),
    fgMuted: navColor('#C3CDE0', '#DCCBE6'),
    hover: navColor('#20304F', '#4A2B5B'),
    active: navColor('#2A3C60', '#593769'),
    border: navColor('#2A3C60', '#593769'),
    indicator: navColor('#2DD4BF', '#2DD4BF'),
  },
  profile: {
    text: profileColor(color('#14213D', '#B7C8EE'), color('#5B2A72', '#E2C3F2')),
    solid: profileColor(color('#2E4A86', '#8FA9DF'), color('#8A46A8', '#C992E3')),
  },
  /** Dark in both schemes, as films are. */
  video: { ground: color('#0B1120', '#0B1120'), ink: color('#FFFFFF', '#FFFFFF') },
  /** Dark on light in both schemes, because cameras read it. */
  qrCode: { ground: color('#FFFFFF', '#FFFFFF'), ink: color('#0F172A', '#0F172A') },
  brand: { ground: color('#0F766E', '#0F766E'), line: color('#FFFFFF', '#FFFFFF') },
  toast: { success: color('#5EEAD4', '#0F766E'), error: color('#FDA29B', '#B42318') },
  focusRing: color('#0F766E', '#5EEAD4'),
  overlay: color('rgba(15, 23, 42, 0.48)', 'rgba(2, 6, 16, 0.64)'),
};

export const AVATAR_COLOR_COUNT = 8;
