import { useFormik } from 'formik';
import { inviteValidation, NOTHING_TYPED, type TypedClient } from './invite.validation';

export type InviteFormState = ReturnType<typeof useInviteForm>;

/** The entries of somebody new. They are the panel's, so that a question in the form's place does not lose them. */
export const useInviteForm = (invite: (typed: TypedClient) => Promise<void>) =>
  useFormik<TypedClient>({
    initialValues: NOTHING_TYPED,
    validationSchema: inviteValidation,
    onSubmit: invite,
  });
