import { useFormik } from 'formik';
import { inviteValidation, NOTHING_TYPED, type TypedClient } from './invite.validation';

export type InviteFormState = ReturnType<typeof useInviteForm>;

/** State lives in the panel, so that a question in place of the form does not lose it. */
export const useInviteForm = (invite: (typed: TypedClient) => Promise<void>) =>
  useFormik<TypedClient>({
    initialValues: NOTHING_TYPED,
    validationSchema: inviteValidation,
    onSubmit: invite,
  });
