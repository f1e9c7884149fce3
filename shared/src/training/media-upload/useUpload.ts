import { announce } from '@formline/shared/ui/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { mediaUploaderTexts } from './MediaUploader.texts';

/** How a file is sent: told of its share from 0 to 1, and called off by the signal. */
interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

interface UploadOptions<Sent> {
  readonly send: (file: File, sending: Sending) => Promise<Sent>;
  /** The server has the file. Called with what was drawn last, so it sees what was typed meanwhile. */
  readonly onSent: (sent: Sent) => void;
  /** What is said of a failure. */
  readonly problemOf: (error: unknown) => string;
}

/** An upload as a screen draws it. */
export interface Upload {
  /** How much has been sent, from 0 to 1; at 1 the server works on it. Null while nothing is under way. */
  readonly share: number | null;
  /** What went wrong with the last file; what was there before it is still there. */
  readonly problem: string | null;
  /** Sends a file; one that is still under way is called off. */
  readonly start: (file: File) => void;
  /** Calls the upload off: what was there before stays. */
  readonly cancel: () => void;
  /** Says what is wrong with a file that is not sent at all. */
  readonly refuse: (problem: string) => void;
}

/** Sends one file after another for one place. What stands there changes only when a file has arrived. */
export function useUpload<Sent>(options: UploadOptions<Sent>): Upload {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef<AbortController>(null);
  const latest = useRef(options);
  // Meets the network: an answer that comes later is handled as the screen stands then.
  useEffect(() => {
    latest.current = options;
  });
  // Meets the network: a file for a screen that is gone need not arrive.
  useEffect(() => () => underWay.current?.abort(), []);

  const end = useCallback((saying: string | null) => {
    underWay.current?.abort();
    underWay.current = null;
    setShare(null);
    setProblem(saying);
  }, []);

  const start = useCallback(
    async (file: File) => {
      end(null);
      const controller = new AbortController();
      underWay.current = controller;
      const isUnderWay = () => underWay.current === controller;
      setShare(0);
      try {
        const sent = await latest.current.send(file, {
          signal: controller.signal,
          onProgress: (sentShare) => {
            if (isUnderWay()) setShare(sentShare);
          },
        });
        if (!isUnderWay()) return;
        end(null);
        latest.current.onSent(sent);
        announce(mediaUploaderTexts.done);
      } catch (error) {
        if (isUnderWay()) end(latest.current.problemOf(error));
      }
    },
    [end],
  );
  return useMemo(
    () => ({
      share,
      problem,
      start: (file: File) => void start(file),
      cancel: () => end(null),
      refuse: end,
    }),
    [share, problem, start, end],
  );
}
