import { foldText } from '@formline/shared/domain/foldText';
import type { CommandGroup, CommandItem } from '@formline/shared/ui/overlays';

/** Something the palette can do. */
export interface Command extends CommandItem {
  readonly run: () => void;
  /** True for what leads to another page: focus goes there and not back. */
  readonly leadsAway?: boolean;
}

export interface FoundGroup extends CommandGroup {
  readonly items: readonly Command[];
}

export interface CommandSource {
  readonly label: string;
  readonly commands: readonly Command[];
  /** Whether it is shown before anything is typed. */
  readonly isShownAtOnce: boolean;
}

/** More of one kind would hide the others. */
const MAX_OF_A_KIND = 7;

/** How well an item fits what is typed, folded: 0 at its beginning, 1 at a word of it, 2 somewhere, null not at all. */
function fitOf({ label, note = '' }: Command, wanted: string): number | null {
  const text = foldText(`${label} ${note}`);
  if (!wanted.split(' ').every((word) => text.includes(word))) return null;
  if (text.startsWith(wanted)) return 0;
  return text.includes(` ${wanted}`) ? 1 : 2;
}

/** What fits what is typed, the best first, each kind together and the kind of the best at the top. */
export function foundCommands(sources: readonly CommandSource[], typed: string): FoundGroup[] {
  if (typed.trim() === '') {
    return sources
      .filter(({ isShownAtOnce, commands }) => isShownAtOnce && commands.length > 0)
      .map(({ label, commands }) => ({ label, items: commands }));
  }
  const wanted = foldText(typed);
  return sources
    .map(({ label, commands }) => ({ label, fits: bestFits(commands, wanted) }))
    .filter(({ fits }) => fits.length > 0)
    .sort((one, other) => bestOf(one.fits) - bestOf(other.fits))
    .map(({ label, fits }) => ({ label, items: fits.map(({ command }) => command) }));
}

interface Fit {
  readonly command: Command;
  readonly fit: number;
}

const bestOf = ([best]: readonly Fit[]) => best?.fit ?? Infinity;

const bestFits = (commands: readonly Command[], wanted: string): Fit[] =>
  commands
    .flatMap((command) => {
      const fit = fitOf(command, wanted);
      return fit === null ? [] : [{ command, fit }];
    })
    .sort((one, other) => one.fit - other.fit)
    .slice(0, MAX_OF_A_KIND);
