import { InlineNotice, Stack } from '@formline/shared/ui/core';

export function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Stack gap="2">
      {warnings.map((warning) => (
        <InlineNotice key={warning} tone="warning" role="status">
          {warning}
        </InlineNotice>
      ))}
    </Stack>
  );
}
