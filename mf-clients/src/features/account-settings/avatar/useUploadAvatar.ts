import { uploadAvatar } from '@formline/shared/contracts/library/media';
import { change, useMutation, useQueryClient } from '@formline/shared/query';
import { updateCurrentUser } from '@formline/shared/session';
import { useEffect, useRef, useState } from 'react';
import { type EditablePerson, isClient } from '../../../components/edit-profile/profileValues';
import { setClientInCache } from '../../../queries/clients';

export function useUploadAvatar(person: EditablePerson) {
  const cache = useQueryClient();
  const [share, setShare] = useState(0);
  const activeUpload = useRef<AbortController>(null);
  // Effect: aborts on unmount, so that a cancelled picture does not arrive later.
  useEffect(() => () => activeUpload.current?.abort(), []);
  const upload = useMutation({
    mutationFn: async (draw: () => Promise<Blob>) => {
      setShare(0);
      activeUpload.current = new AbortController();
      const { signal } = activeUpload.current;
      const files = { avatar_file: await draw() };
      const show = (url: string) => {
        if (isClient(person)) setClientInCache(cache, { ...person, avatar_url: url });
        else updateCurrentUser({ ...person, avatar_url: url });
      };
      return change(
        uploadAvatar,
        { params: { id: person.id }, files },
        { onProgress: setShare, signal, reload: 'when-shown', update: ({ url }) => show(url) },
      );
    },
  });
  return { ...upload, share };
}
