import type { PlanWorkout } from '@formline/shared/contracts/scheduling/scheduleDetails';
import type {
  ContentFields,
  ContentTarget,
  OpenSchedule,
  PlanFields,
  ScheduleCalls,
} from '../../components/schedule-changes/scheduleCalls';
import { type Plan, planOf } from './plan';

export interface PlanVisit {
  readonly current: () => Plan;
  /** The slot as last received, so that a removed one can be restored. Null if unknown. */
  readonly slotSeen: (slotId: number | null) => PlanWorkout | null;
  readonly savePlan: (fields: PlanFields, idempotencyKey: string) => Promise<Plan>;
  /** Resolved when its turn comes, because the previous save may have changed the target. */
  readonly saveContent: (
    targetIn: (plan: Plan) => ContentTarget,
    fields: ContentFields,
    idempotencyKey: string,
  ) => Promise<Plan>;
  readonly settledVersion: () => Promise<number>;
  readonly reload: () => Promise<Plan>;
}

interface VisitInput {
  readonly opened: Plan;
  readonly calls: Pick<ScheduleCalls, 'read' | 'change' | 'changeContent'>;
  readonly onPlan: (plan: Plan) => void;
}

/** One at a time: program and workouts share a version, and each save needs the previous one's. */
export function planVisit({ opened, calls, onPlan }: VisitInput): PlanVisit {
  let plan = opened;
  const slots = new Map(opened.workouts.map((slot) => [slot.id, slot]));
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<OpenSchedule>): Promise<Plan> => {
    const done = last.then(work).then((answer) => {
      plan = planOf(answer);
      for (const slot of plan.workouts) slots.set(slot.id, slot);
      onPlan(plan);
      return plan;
    });
    last = done.catch(() => undefined);
    return done;
  };
  const { id } = opened;
  return {
    current: () => plan,
    slotSeen: (slotId) => (slotId === null ? null : (slots.get(slotId) ?? null)),
    savePlan: (fields, navigation) =>
      inTurn(() =>
        calls.change(id, { version: plan.version, fields, idempotencyKey: keyOf(navigation, plan) }),
      ),
    saveContent: (targetIn, fields, navigation) =>
      inTurn(() =>
        calls.changeContent(id, targetIn(plan), {
          version: plan.version,
          fields,
          idempotencyKey: keyOf(navigation, plan),
        }),
      ),
    settledVersion: () => last.then(() => plan.version),
    reload: () => inTurn(() => calls.read(id)),
  };
}

/** The version is part of the key, because a retry with another version is another request. */
const keyOf = (navigation: string, { version }: Plan) => `${navigation}-${version}`;
