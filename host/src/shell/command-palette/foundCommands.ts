import { foldText } from '@formline/shared/domain/text/foldText';
import {
  byRank,
  holdingAll,
  rankOf,
  searchWords,
  similarNames,
} from '@formline/shared/domain/people/nameSearch';
import type { CommandGroup, CommandItem } from '@formline/shared/ui/overlays';
import { paletteTexts } from './palette.texts';

export interface Command extends CommandItem {
  readonly run: () => void;
  /** Focus then goes to the new page instead of back. */
  readonly leadsAway?: boolean;
}

export interface FoundGroup extends CommandGroup {
  readonly items: readonly Command[];
}

export interface CommandSource {
  readonly label: string;
  readonly commands: readonly Command[];
  readonly isShownAtOnce: boolean;
  /** The server found these by texts that the list does not show. */
  readonly isFound?: boolean;
}

const MAX_OF_A_KIND = 7;

export function foundCommands(sources: readonly CommandSource[], typed: string): FoundGroup[] {
  if (typed.trim() === '') {
    return sources
      .filter(({ isShownAtOnce, commands }) => isShownAtOnce && commands.length > 0)
      .map(({ label, commands }) => ({ label, items: commands }));
  }
  const words = searchWords(typed);
  const exact = sources.map(({ label, commands, isFound }) => ({
    label,
    items: isFound ? commands : byRank(holdingAll(commands, words, textOf), words, textOf),
  }));
  if (exact.some(({ items }) => items.length > 0)) {
    return shown(exact).sort((one, other) => rankOfBest(one.items, words) - rankOfBest(other.items, words));
  }
  return shown(
    sources.map(({ label, commands }) => ({ label, items: similarNames(commands, words, textOf) })),
  );
}

const textOf = ({ label, note = '' }: Command): string => foldText(`${label} ${note}`);

const shown = (groups: readonly FoundGroup[]): FoundGroup[] =>
  groups
    .filter(({ items }) => items.length > 0)
    .map(({ label, items }) =>
      items.length > MAX_OF_A_KIND
        ? { label: paletteTexts.first(label, MAX_OF_A_KIND), items: items.slice(0, MAX_OF_A_KIND) }
        : { label, items },
    );

const rankOfBest = ([best]: readonly Command[], words: readonly string[]): number =>
  best ? rankOf(textOf(best), words) : Infinity;
