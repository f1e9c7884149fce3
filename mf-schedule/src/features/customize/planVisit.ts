import type { PlanWorkout } from '@formline/shared/contracts/scheduling/scheduleDetails';
import type {
  ContentFields,
  ContentTarget,
  OpenSchedule,
  PlanFields,
  ScheduleCalls,
} from '../../components/schedule-changes/scheduleCalls';
import { type Plan, planOf } from './plan';

/** What is done to one plan while its screen is open. */
export interface PlanVisit {
  readonly current: () => Plan;
  /** A place as an answer had it last: one that was removed can be put back. Null for one that never was there. */
  readonly slotSeen: (slotId: number | null) => PlanWorkout | null;
  readonly savePlan: (fields: PlanFields, idempotencyKey: string) => Promise<Plan>;
  /** What is meant is found when its turn comes: the save before may have changed it. */
  readonly saveContent: (
    targetIn: (plan: Plan) => ContentTarget,
    fields: ContentFields,
    idempotencyKey: string,
  ) => Promise<Plan>;
  /** The plan's version, once what is being saved is saved or refused. */
  readonly settledVersion: () => Promise<number>;
  readonly reload: () => Promise<Plan>;
}

interface VisitInput {
  readonly opened: Plan;
  readonly calls: Pick<ScheduleCalls, 'read' | 'change' | 'changeContent'>;
  readonly onPlan: (plan: Plan) => void;
}

/**
 * Saves what is done to a plan, one after the other: the program and the workouts beside it share the plan's version, and
 * each save names the one that the save before it made.
 */
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
    // A save that failed is told to whoever asked for it; the next one has its turn all the same.
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

/** A wish that is sent again with another version is another request. */
const keyOf = (navigation: string, { version }: Plan) => `${navigation}-${version}`;
