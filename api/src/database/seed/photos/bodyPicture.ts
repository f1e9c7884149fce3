export type BodyView = 'front' | 'back' | 'side';

interface BodyPicture {
  readonly view: BodyView;
  /** Distance of the waist from the middle; the drawing is 600 wide. */
  readonly waist: number;
}

const WIDTH = 600;
const HEIGHT = 800;
const MIDDLE = WIDTH / 2;

const BACKGROUND_COLOR = '#d8dee8';
const FLOOR = '#b9c3d3';
const SKIN = '#c99b7a';
const SHADE = '#b3835f';
const HAIR = '#3f3028';
const SHIRT = '#33557d';
const SHORTS = '#1f2937';

/** Drawn, so that no real person's photo is published. */
export function bodyPicture({ view, waist }: BodyPicture): string {
  const body = view === 'side' ? sideBody(waist) : straightBody(waist);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${BACKGROUND_COLOR}"/>
    <rect y="690" width="${WIDTH}" height="110" fill="${FLOOR}"/>
    <ellipse cx="${MIDDLE}" cy="738" rx="120" ry="16" fill="#000" opacity="0.15"/>
    ${body}
    ${headOf(view)}
  </svg>`;
}

function straightBody(waist: number): string {
  const left = MIDDLE - waist;
  const right = MIDDLE + waist;
  return `
    <path d="M222 218 C196 236 190 330 178 400 L200 408 C214 350 226 300 236 262 Z" fill="${SKIN}"/>
    <path d="M378 218 C404 236 410 330 422 400 L400 408 C386 350 374 300 364 262 Z" fill="${SKIN}"/>
    <path d="M240 430 L232 560 L246 722 L286 722 L298 470 L302 470 L314 722 L354 722 L368 560 L360 430 Z" fill="${SKIN}"/>
    <path d="M${left - 6} 400 L232 520 L294 524 L300 470 L306 524 L368 520 L${right + 6} 400 Z" fill="${SHORTS}"/>
    <path d="M276 196 C240 204 218 212 214 236 L232 300 C${left} 340 ${left} 372 ${left - 6} 416 L${right + 6} 416 C${right} 372 ${right} 340 368 300 L386 236 C382 212 360 204 324 196 Z" fill="${SHIRT}"/>
    <rect x="280" y="160" width="40" height="46" rx="14" fill="${SHADE}"/>`;
}

function sideBody(waist: number): string {
  const belly = MIDDLE + waist * 0.85;
  return `
    <path d="M270 440 L266 560 L276 724 L352 724 L334 708 L326 560 L336 440 Z" fill="${SKIN}"/>
    <path d="M258 400 L262 522 L334 522 L${belly} 400 Z" fill="${SHORTS}"/>
    <path d="M284 196 C252 214 250 300 262 350 C252 372 254 396 256 416 L${belly} 416 C${belly + 6} 360 346 300 344 260 C342 222 328 204 316 196 Z" fill="${SHIRT}"/>
    <path d="M286 232 C274 300 282 360 300 412 L322 406 C314 356 316 300 318 244 Z" fill="${SKIN}"/>
    <rect x="282" y="160" width="36" height="46" rx="14" fill="${SHADE}"/>`;
}

function headOf(view: BodyView): string {
  const face = `<ellipse cx="${MIDDLE}" cy="124" rx="42" ry="54" fill="${SKIN}"/>`;
  if (view === 'back') return `${face}<ellipse cx="${MIDDLE}" cy="116" rx="44" ry="52" fill="${HAIR}"/>`;
  const isSide = view === 'side';
  const hair = isSide
    ? `M330 84 C300 60 254 74 254 124 C256 150 266 164 278 168 C276 140 284 110 330 96 Z`
    : `M256 120 C250 52 350 52 344 120 C328 96 272 96 256 120 Z`;
  const nose = isSide ? `<path d="M338 116 L354 134 L338 142 Z" fill="${SKIN}"/>` : '';
  return `${face}${nose}<path d="${hair}" fill="${HAIR}"/>`;
}
