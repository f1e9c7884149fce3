import { call } from '@formline/shared/api-client';
import { uploadAvatar } from '@formline/shared/contracts/media';
import { useMutation, useQueryClient } from '@formline/shared/query';
import { keepCurrentUser } from '@formline/shared/session';
import { useState } from 'react';
import { type EditablePerson, isClient } from '../../../components/edit-profile/profileValues';
import { keepClient } from '../../../queries/clients.queries';

/** Sends a new picture of a person, who then has it wherever the page shows them. */
export function useUploadAvatar(person: EditablePerson) {
  const cache = useQueryClient();
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: async (draw: () => Promise<Blob>) => {
      setShare(0);
      const files = { avatar_file: await draw() };
      return call(uploadAvatar, { params: { id: person.id }, files }, { onProgress: setShare });
    },
    onSuccess: ({ url }) => {
      if (isClient(person)) keepClient(cache, { ...person, avatar_url: url });
      else keepCurrentUser({ ...person, avatar_url: url });
    },
  });
  return { ...upload, share };
}
