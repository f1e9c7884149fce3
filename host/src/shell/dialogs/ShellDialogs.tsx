import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { type ReactNode, startTransition, Suspense, useRef, useState } from 'react';
import { collectTyping } from '../command-palette/typedAhead';
import { SignOutDialog } from '../sign-out/SignOutDialog';
import { untilLoadedPart } from '../untilLoadedPart';
import {
  returnTargetNow,
  type ShellDialogName,
  type ShellDialogProps,
  ShellDialogsContext,
} from './shellDialog';

const AccountPanel = untilLoadedPart(async () => (await import('../account/AccountPanel')).AccountPanel);
const VersionsDialog = untilLoadedPart(
  async () => (await import('../versions/VersionsDialog')).VersionsDialog,
);
const ShortcutsDialog = untilLoadedPart(
  async () => (await import('../shortcuts/ShortcutsDialog')).ShortcutsDialog,
);
const CommandPalette = untilLoadedPart(
  async () => (await import('../command-palette/CommandPalette')).CommandPalette,
);

interface ShellDialogsProps {
  readonly entries: readonly RegistryEntry[];
  readonly children: ReactNode;
}

export function ShellDialogs({ entries, children }: ShellDialogsProps) {
  const [shown, setShown] = useState<ShellDialogName | null>(null);
  const [asked, setAsked] = useState<ReadonlySet<ShellDialogName>>(new Set());
  const returnTarget = useRef<HTMLElement>(null);
  const close = (name: ShellDialogName) => setShown((now) => (now === name ? null : now));
  const open = (name: ShellDialogName) => {
    returnTarget.current = returnTargetNow(returnTarget.current);
    if (name === 'palette') collectTyping(() => close(name));
    const show = () => {
      setShown(name);
      setAsked((before) => new Set([...before, name]));
    };
    // Outside of a transition React waits 300 ms before it shows what has just loaded, and typed keys are lost.
    if (name === 'sign-out') show();
    else startTransition(show);
  };
  const propsOf = (name: ShellDialogName): ShellDialogProps => ({
    isOpen: shown === name,
    onClose: () => close(name),
    finalFocus: () => returnTarget.current,
  });
  return (
    <ShellDialogsContext value={open}>
      {children}
      {/* Not lazy, because it is needed most without a connection. */}
      {asked.has('sign-out') && <SignOutDialog {...propsOf('sign-out')} />}
      <Suspense>
        {asked.has('account') && <AccountPanel {...propsOf('account')} entries={entries} />}
        {asked.has('versions') && <VersionsDialog {...propsOf('versions')} entries={entries} />}
        {asked.has('shortcuts') && <ShortcutsDialog {...propsOf('shortcuts')} />}
        {asked.has('palette') && <CommandPalette {...propsOf('palette')} entries={entries} />}
      </Suspense>
    </ShellDialogsContext>
  );
}
