import type { OhsaCompensation } from '@formline/shared/contracts/records/ohsa';

export const DRAWING_SIZE = 120;
export const FLOOR = 'M8,116 L112,116';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SquatDrawing {
  readonly head: Point;
  /** Closed or open paths of the part of the body that moves well. */
  readonly body: readonly string[];
  /** Where the deviating part belongs. */
  readonly correct: readonly string[];
  readonly deviating: readonly string[];
  readonly arrows: readonly (readonly [from: Point, to: Point])[];
}

const at = (x: number, y: number): Point => ({ x, y });
const mirrored = ({ x, y }: Point): Point => at(DRAWING_SIZE - x, y);
const line = (...points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x},${y}`).join(' ');
const bothLines = (...points: readonly Point[]): string[] => [line(...points), line(...points.map(mirrored))];
const bothArrows = (from: Point, to: Point): SquatDrawing['arrows'] => [
  [from, to],
  [mirrored(from), mirrored(to)],
];

const hip = at(51, 74);
const knee = at(39, 90);
const ankle = at(43, 107);
const toes = at(43, 114);
const frontHead = at(60, 27);
const trunk = ['M45,46 L75,46 L69,74 L51,74 Z'];
const raisedArms = bothLines(at(45, 46), at(36, 9));
const thighs = bothLines(hip, knee);
const shins = bothLines(knee, ankle);
const feet = bothLines(ankle, toes);
const front = { head: frontHead, body: [...trunk, ...raisedArms] };
const back = { head: frontHead, body: [...trunk, ...raisedArms, line(at(60, 46), at(60, 74)), ...thighs] };

const sideHip = at(36, 80);
const sideKnee = at(72, 84);
const sideAnkle = at(56, 108);
const shoulder = at(55, 48);
const hand = at(74, 13);
const sideHead = at(66, 33);
const sideFoot = line(at(50, 113), at(56, 108), at(78, 113));
const sideLegs = [line(sideHip, sideKnee, sideAnkle), sideFoot];
const sideTrunk = line(sideHip, shoulder);
const sideArm = line(shoulder, hand);
const turnedFoot = at(30, 113);
const insideKnee = at(53, 91);
const outsideKnee = at(24, 88);
const fallenHand = at(99, 34);
const leaning = at(72, 56);

/** Drawn for this product: the body in one weight, the right posture dotted, the deviation in the accent. */
export const squatDrawings: Readonly<Record<OhsaCompensation, SquatDrawing>> = {
  feet_turn_out: {
    ...front,
    body: [...front.body, ...thighs, ...shins],
    correct: feet,
    deviating: bothLines(ankle, turnedFoot),
    arrows: bothArrows(at(30, 103), at(20, 108)),
  },
  knees_move_inward: {
    ...front,
    body: [...front.body, ...feet],
    correct: bothLines(hip, knee, ankle),
    deviating: bothLines(hip, insideKnee, ankle),
    arrows: bothArrows(at(30, 91), at(45, 91)),
  },
  knees_move_outward: {
    ...front,
    body: [...front.body, ...feet],
    correct: bothLines(hip, knee, ankle),
    deviating: bothLines(hip, outsideKnee, ankle),
    arrows: bothArrows(at(20, 99), at(8, 96)),
  },
  excessive_forward_lean: {
    head: at(86, 49),
    body: sideLegs,
    correct: [sideTrunk, sideArm],
    deviating: [line(sideHip, leaning), line(leaning, at(108, 34))],
    arrows: [[at(66, 26), at(84, 32)]],
  },
  low_back_arches: {
    head: sideHead,
    body: [...sideLegs, sideArm],
    correct: [sideTrunk],
    deviating: ['M36,80 C58,82 45,60 55,48'],
    arrows: [[at(30, 62), at(43, 69)]],
  },
  low_back_rounds: {
    head: sideHead,
    body: [...sideLegs, sideArm],
    correct: [sideTrunk],
    deviating: ['M36,80 C22,66 36,50 55,48'],
    arrows: [[at(50, 69), at(36, 61)]],
  },
  arms_fall_forward: {
    head: sideHead,
    body: [...sideLegs, sideTrunk],
    correct: [sideArm],
    deviating: [line(shoulder, fallenHand)],
    arrows: [[at(82, 14), at(95, 25)]],
  },
  feet_flatten: {
    ...back,
    correct: bothLines(knee, ankle, toes),
    deviating: [...bothLines(knee, at(48, 106), at(40, 114)), ...bothLines(at(33, 114), at(52, 114))],
    arrows: bothArrows(at(29, 104), at(40, 106)),
  },
  heels_rise: {
    ...back,
    body: [...back.body, ...shins],
    correct: feet,
    deviating: ['M38,108 a5,4 0 0 1 10,0 Z', 'M82,108 a-5,4 0 0 0 -10,0 Z'],
    arrows: bothArrows(at(29, 114), at(29, 102)),
  },
};
