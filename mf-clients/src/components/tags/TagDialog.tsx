import {
  type ClientTag,
  LONGEST_TAG,
  MOST_TAGS,
  TAG_COLORS,
  type TagColor,
} from '@formline/shared/contracts/people/clientTags';
import { chakra } from '@formline/shared/ui/core';
import { errorOf, Field, FieldGroup, TextInput } from '@formline/shared/ui/forms';
import { type FormikProps, useFormik } from 'formik';
import { useRef } from 'react';
import { mixed, object, string } from 'yup';
import { RecordDialog } from '../record-form/RecordDialog';
import { useRecordSave } from '../record-form/useRecordSave';
import { saveTag, type TagValues } from './data';
import { paletteOf } from '@formline/shared/training/client-tags/TagBadge';
import { tagsTexts as texts } from './tags.texts';

const Swatch = chakra(
  'input',
  {
    base: {
      appearance: 'none',
      boxSize: '8',
      m: '0',
      border: 'thin',
      borderColor: 'border.strong',
      borderRadius: 'full',
      cursor: 'pointer',
      _checked: { outline: '2px solid', outlineColor: 'fg', outlineOffset: '2px' },
      _focusVisible: { outline: '3px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
    },
  },
  { defaultProps: { type: 'radio' } },
);

interface TagDialogProps {
  /** The one to edit; null makes a new one. */
  readonly known: ClientTag | null;
  readonly tags: readonly ClientTag[];
  /** Carry a new tag from the start. */
  readonly clientIds?: readonly number[];
  readonly onClose: () => void;
}

const sameName = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

const validationFor = ({ known, tags }: Pick<TagDialogProps, 'known' | 'tags'>) =>
  object({
    name: string()
      .trim()
      .required(texts.errors.nameMissing)
      .max(LONGEST_TAG, texts.errors.nameTooLong)
      .test('taken', texts.errors.nameTaken, (name) =>
        tags.every((tag) => tag.id === known?.id || !sameName(tag.name, name)),
      )
      .test('too many', texts.errors.tooMany, () => known !== null || tags.length < MOST_TAGS),
    color: mixed<TagColor>().oneOf(TAG_COLORS).required(),
  });

/** The first colour that no other tag has. */
const freeColor = (tags: readonly ClientTag[]): TagColor =>
  TAG_COLORS.find((color) => tags.every((tag) => tag.color !== color)) ?? TAG_COLORS[0];

function useTagForm({ known, tags, clientIds = [], onClose }: TagDialogProps) {
  const form: FormikProps<TagValues> = useFormik<TagValues>({
    initialValues: { name: known?.name ?? '', color: known?.color ?? freeColor(tags) },
    validationSchema: validationFor({ known, tags }),
    onSubmit: async ({ name, color }) => {
      form.setStatus(null);
      await save((idempotencyKey) =>
        saveTag(known, { name: name.trim(), color }, { clientIds, idempotencyKey }),
      );
    },
  });
  const { save, isSaving } = useRecordSave(form, {
    saved: texts.saved(form.values.name.trim()),
    failed: texts.errors.save,
    onClose,
  });
  return { form, isSaving };
}

export function TagDialog(props: TagDialogProps) {
  const { known, onClose } = props;
  const { form, isSaving } = useTagForm(props);
  const nameRef = useRef<HTMLInputElement>(null);
  return (
    <RecordDialog
      size="sm"
      title={known ? texts.editTitle(known.name) : texts.newTitle}
      initialFocusRef={nameRef}
      saveLabel={texts.save}
      discardTitle={texts.discardTitle}
      {...{ form, isSaving, onClose }}
    >
      <Field label={texts.name} error={errorOf(form, 'name')}>
        <TextInput ref={nameRef} autoComplete="off" {...form.getFieldProps('name')} />
      </Field>
      <FieldGroup label={texts.color}>
        {TAG_COLORS.map((color) => (
          <Swatch
            key={color}
            name="color"
            value={color}
            bg={`${paletteOf(color)}.bg`}
            aria-label={texts.colors[color]}
            title={texts.colors[color]}
            checked={form.values.color === color}
            onChange={() => void form.setFieldValue('color', color)}
          />
        ))}
      </FieldGroup>
    </RecordDialog>
  );
}
