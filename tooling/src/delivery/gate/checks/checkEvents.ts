import { type ComparedBuild, type Deployment, hostName, nameOf } from '../Deployment';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';

const { events: texts } = gateTexts;

const eventsOf = ({ contract }: ComparedBuild) => contract?.events ?? { emits: [], listens: [], known: [] };

function unknownEvents(candidate: ComparedBuild, { hosts }: Deployment): Finding[] {
  const { emits, listens } = eventsOf(candidate);
  return [...new Set([...emits, ...listens])].flatMap((event): Finding[] => {
    const lacking = hosts.filter(({ contract }) => contract && !contract.events.known.includes(event));
    if (lacking.length === 0) return [];
    const text = texts.unknown(event, lacking.map(hostName));
    return [{ check: 'events', level: 'error', text, usedBy: [candidate.name] }];
  });
}

/** Events of the live build with listeners must still be emitted by somebody. */
function silencedEvents(candidate: ComparedBuild, { active, hosts, others }: Deployment): Finding[] {
  const announced = new Set([candidate, ...hosts, ...others].flatMap((build) => eventsOf(build).emits));
  const lost = active ? eventsOf(active).emits.filter((event) => !announced.has(event)) : [];
  return lost.flatMap((event): Finding[] => {
    const listeners = [candidate, ...hosts, ...others].filter((build) =>
      eventsOf(build).listens.includes(event),
    );
    if (listeners.length === 0) return [];
    return [{ check: 'events', level: 'error', text: texts.silenced(event), usedBy: listeners.map(nameOf) }];
  });
}

/** New listeners need a live emitter. */
function unheardEvents(candidate: ComparedBuild, { active, hosts, others }: Deployment): Finding[] {
  const live = [candidate, ...hosts, ...others];
  if (live.some(({ contract }) => contract === null)) return [];
  const announced = new Set(live.flatMap((build) => eventsOf(build).emits));
  const before = active ? eventsOf(active).listens : [];
  return eventsOf(candidate)
    .listens.filter((event) => !announced.has(event) && !before.includes(event))
    .map((event) => ({
      check: 'events',
      level: 'warning',
      text: texts.neverAnnounced(event),
      usedBy: [candidate.name],
    }));
}

export const checkEvents = (candidate: ComparedBuild, deployment: Deployment): Finding[] => [
  ...unknownEvents(candidate, deployment),
  ...silencedEvents(candidate, deployment),
  ...unheardEvents(candidate, deployment),
];
