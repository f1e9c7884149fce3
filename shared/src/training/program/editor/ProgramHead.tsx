import { LONGEST_PROGRAM_NAME } from '@formline/shared/contracts/library/programs';
import { ProgramBanner } from '@formline/shared/training/program/banner/ProgramBanner';
import { chakra, VisuallyHidden } from '@formline/shared/ui/core';
import { Menu, MenuChoice } from '@formline/shared/ui/overlays';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { countTrainingDays, type ProgramCategory, type ProgramDraft } from '../draft/programDraft';
import { ProgramDescription, type ProgramDescriptionProps } from './ProgramDescription';
import { programEditorTexts as texts } from './programEditor.texts';

const nameLook = {
  w: 'full',
  fontSize: 'xl',
  fontWeight: 'semibold',
  letterSpacing: 'tight',
  lineHeight: 'tight',
  color: 'program.ink',
} as const;
const NameInput = chakra('input', {
  base: {
    ...nameLook,
    ms: '-2',
    px: '2',
    py: '1',
    bg: 'transparent',
    border: 'thin',
    borderColor: 'transparent',
    borderRadius: 'sm',
    textOverflow: 'ellipsis',
    '--focus-ring': 'colors.program.ink',
    _placeholder: { color: 'program.ink', fontWeight: 'normal' },
    _hover: { borderColor: 'program.ink' },
    '&[aria-invalid=true]': { borderColor: 'program.ink', borderStyle: 'dashed' },
  },
});
const Name = chakra('span', { base: { ...nameLook, py: '1', overflowWrap: 'anywhere' } });
const Facts = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', fontSize: 'sm' },
});
const CategoryButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '7',
    ms: '-2',
    px: '2',
    borderRadius: 'sm',
    fontWeight: 'medium',
    color: 'program.ink',
    cursor: 'pointer',
    '--focus-ring': 'colors.program.ink',
    '& svg': { boxSize: 'icon.sm' },
    _hover: { textDecoration: 'underline' },
  },
});
const Problem = chakra('p', { base: { px: '2', pt: '2', fontSize: 'sm', color: 'danger.text' } });

export interface ProgramHeadProps extends Omit<ProgramDescriptionProps, 'description'> {
  draft: ProgramDraft;
  categories: readonly ProgramCategory[];
  canEdit: boolean;
  nameError: string | undefined;
  nameRef: RefObject<HTMLInputElement | null>;
  onRename: (name: string) => void;
  onNameLeft: () => void;
  onCategorize: (category: ProgramCategory) => void;
  onCategoryClosed: () => void;
}

export function ProgramHead(props: ProgramHeadProps) {
  const { draft, canEdit, nameError, nameRef, onRename, onNameLeft } = props;
  const problemId = useId();
  return (
    <div>
      <ProgramBanner category={draft.category?.label} size="head">
        {canEdit ? (
          <NameInput
            ref={nameRef}
            aria-label={texts.name.label}
            placeholder={texts.name.placeholder}
            maxLength={LONGEST_PROGRAM_NAME}
            value={draft.name}
            autoComplete="off"
            aria-invalid={nameError !== undefined || undefined}
            aria-describedby={nameError === undefined ? undefined : problemId}
            onChange={(event) => onRename(event.target.value)}
            onBlur={onNameLeft}
          />
        ) : (
          <Name>{draft.name}</Name>
        )}
        <Facts>
          <Category {...props} />
          <span>{texts.summary.workouts(draft.workouts.length)}</span>
          <span>{texts.summary.days(countTrainingDays(draft))}</span>
        </Facts>
      </ProgramBanner>
      {nameError !== undefined && (
        <Problem id={problemId} role="alert">
          {nameError}
        </Problem>
      )}
      <ProgramDescription {...props} description={draft.description} />
    </div>
  );
}

function Category({
  draft: { category },
  categories,
  canEdit,
  onCategorize,
  onCategoryClosed,
}: ProgramHeadProps) {
  if (!canEdit) return <chakra.span fontWeight="medium">{category?.label}</chakra.span>;
  const handleChange = (id: string) => {
    const chosen = categories.find((one) => String(one.id) === id);
    if (chosen) onCategorize(chosen);
  };
  return (
    <Menu
      placement="bottom-start"
      trigger={
        <CategoryButton type="button">
          <VisuallyHidden>{texts.category.label}: </VisuallyHidden>
          {category?.label ?? texts.category.choose}
          <ChevronDown aria-hidden="true" />
        </CategoryButton>
      }
      onOpenChange={(isOpen) => {
        if (!isOpen) onCategoryClosed();
      }}
    >
      <MenuChoice
        label={texts.category.label}
        value={String(category?.id ?? '')}
        options={categories.map(({ id, label }) => ({
          value: String(id),
          label,
          media: <ProgramBanner category={label} size="dot" />,
        }))}
        onChange={handleChange}
      />
    </Menu>
  );
}
