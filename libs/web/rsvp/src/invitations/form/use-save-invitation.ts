import { uploadInvitationImage, type Invitation, type InvitationForm } from '@smachot/contracts';
import { api, uploadFile, useAppDispatch } from '@smachot/web-platform';
import { useState } from 'react';
import { useCreateInvitationMutation, useUpdateInvitationMutation } from '../invitations-api';

export type Saved = { invitation: Invitation; image: 'none' | 'kept' | 'failed' };

/**
 * The words first, then the picture: an invitation without its picture is still one, and the picture can be tried again.
 * `seen`: the version the form was filled from.
 */
export const useSaveInvitation = (before: Invitation | null, seen: number | undefined) => {
  const dispatch = useAppDispatch();
  const [create, creating] = useCreateInvitationMutation();
  const [update, updating] = useUpdateInvitationMutation();
  const [uploading, setUploading] = useState(false);
  const [imageProblem, setImageProblem] = useState<unknown>(null);
  const write = (form: InvitationForm, version: number | undefined) =>
    before
      ? update({ params: { eventId: before._id }, body: { ...form, version: version ?? seen } }).unwrap()
      : create({ body: form }).unwrap();
  const save = async (form: InvitationForm, image: File | null, version?: number): Promise<Saved> => {
    const invitation = await write(form, version);
    if (!image) return { invitation, image: 'none' };
    setUploading(true);
    try {
      const withImage = await uploadFile(uploadInvitationImage, {
        params: { eventId: invitation._id },
        file: image,
      });
      dispatch(api.util.invalidateTags(['Invitation']));
      return { invitation: withImage, image: 'kept' };
    } catch (error) {
      setImageProblem(error);
      return { invitation, image: 'failed' };
    } finally {
      setUploading(false);
    }
  };
  return {
    save,
    busy: creating.isLoading || updating.isLoading || uploading,
    problem: creating.error ?? updating.error,
    imageProblem,
  };
};
