import { isRefusal } from '@formline/shared/api-client';
import { noteActivity } from '@formline/shared/session';
import { announce } from '@formline/shared/ui/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { mediaUploaderTexts } from './MediaUploader.texts';

/** `onProgress` reports a share from 0 to 1; the signal aborts the upload. */
interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

interface UploadOptions<Sent> {
  readonly send: (file: File, sending: Sending) => Promise<Sent>;
  /** Called with the options of the latest render, so that it sees text typed meanwhile. */
  readonly onSent: (sent: Sent) => void;
  readonly problemOf: (error: unknown) => string;
}

export interface Upload {
  readonly share: number | null;
  readonly problem: string | null;
  /** Sends the same file again; null where that does not help. */
  readonly retry: (() => void) | null;
  readonly start: (file: File) => void;
  readonly cancel: () => void;
  readonly refuse: (problem: string) => void;
}

interface Failure {
  readonly problem: string;
  /** Null: the server will not take it. */
  readonly file: File | null;
}

export function useUpload<Sent>(options: UploadOptions<Sent>): Upload {
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const activeUpload = useRef<AbortController>(null);
  const latest = useRef(options);
  // A later answer uses the options of the latest render.
  useEffect(() => {
    latest.current = options;
  });
  // An upload without its screen is not needed.
  useEffect(() => () => activeUpload.current?.abort(), []);

  const end = useCallback((failed: Failure | null) => {
    activeUpload.current?.abort();
    activeUpload.current = null;
    setShare(null);
    setFailure(failed);
  }, []);

  const start = useCallback(
    async (file: File) => {
      end(null);
      const controller = new AbortController();
      activeUpload.current = controller;
      const isActive = () => activeUpload.current === controller;
      setShare(0);
      try {
        const sent = await latest.current.send(file, {
          signal: controller.signal,
          onProgress: (sentShare) => {
            if (!isActive()) return;
            setShare(sentShare);
            // A large video takes longer than a session without input.
            noteActivity();
          },
        });
        if (!isActive()) return;
        end(null);
        latest.current.onSent(sent);
        announce(mediaUploaderTexts.done);
      } catch (error) {
        if (!isActive()) return;
        end({ problem: latest.current.problemOf(error), file: isRefusal(error) ? null : file });
      }
    },
    [end],
  );
  return useMemo(() => {
    const failed = failure?.file;
    return {
      share,
      problem: failure?.problem ?? null,
      retry: failed ? () => void start(failed) : null,
      start: (file: File) => void start(file),
      cancel: () => end(null),
      refuse: (problem: string) => end({ problem, file: null }),
    };
  }, [share, failure, start, end]);
}
