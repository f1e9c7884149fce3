import { Box } from '@formline/shared/ui/core';
import { encode } from 'uqr';

/** Modules of quiet zone that QR readers need. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Generated in the browser, without a request. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  return (
    <Box bg="qrCode.ground" color="qrCode.ink" borderRadius="md" border="thin" borderColor="border" w="48">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        width="100%"
        display="block"
      >
        <path fill="currentColor" d={pathOf(data)} />
      </svg>
    </Box>
  );
}

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
