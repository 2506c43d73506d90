import type { FormEvent } from 'react';
import {
  findStep,
  listPurposes,
  listSharedSteps,
  type Step,
  type StepAddress,
} from '../../form-editor/draft/draft';
import { listPurposesOfStep } from '../../form-editor/draft/steps';
import { languageOfText } from '../../form-editor/field/entries';
import { getLocalizedText, setLocalizedText } from '../../form-editor/field/localized';
import { useTexts } from '../live/page-context';
import { useEditor } from './editor-context';
import { FieldEntry } from './entry';
import { IdEntry } from './id-entry';
import { nameOfStep } from './names';
import {
  PropertiesForm,
  PropertiesSection,
  PurposeCheckboxes,
  readSubmittedEntries,
  ScopeChoice,
  SubjectFindings,
} from './property-form';
import { TextLanguages } from './text-languages';

export function StepProperties({ stepAddress, step }: { stepAddress: StepAddress; step: Step }) {
  const { draft, apply, scope, select, textLanguage } = useEditor();
  const t = useTexts('form-editor');
  const name = nameOfStep(step, textLanguage);

  function applyInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const submittedEntries = readSubmittedEntries(currentTarget);
    if (!(target instanceof HTMLElement) || !('name' in target)) return;
    const input = String(target.name);
    if (!/^(title|question|lead)\./.test(input)) return;
    const currentStep = findStep(draft, stepAddress) ?? step;
    const [member = '', language] = input.split('.');
    const members = {
      id: currentStep.id,
      title: currentStep.title,
      question: currentStep.question,
      lead: currentStep.lead,
    };
    const changedMembers = {
      ...members,
      [member]: setLocalizedText(
        currentStep[member as 'title' | 'question' | 'lead'],
        language === 'all' ? 'all' : textLanguage,
        submittedEntries[input] ?? '',
      ),
    };
    apply(
      { kind: 'set_step', address: stepAddress, members: changedMembers, scope },
      t('change.edited', { name }),
      `${input} ${currentStep.id}`,
    );
  }

  return (
    <PropertiesForm
      subject={stepAddress}
      read={applyInput}
      name={name}
      subtitle={t('stepOf', {
        number: stepAddress.step + 1,
        count: listPurposes(draft)[stepAddress.purpose]?.steps.length ?? 0,
      })}
      duplicate={() => {
        apply({ kind: 'duplicate_step', address: stepAddress }, t('change.duplicated', { name }));
        select({ ...stepAddress, step: stepAddress.step + 1 });
      }}
      remove={() => {
        apply({ kind: 'remove_step', address: stepAddress, scope }, t('change.removed', { name }));
        select({ purpose: stepAddress.purpose });
      }}
    >
      <ScopeChoice places={listSharedSteps(draft, stepAddress).length} purpose={stepAddress.purpose} />
      <SubjectFindings />
      <PropertiesSection title={t('section.texts')}>
        <TextLanguages texts={[step.title, step.question, step.lead]} />
        {(['title', 'question', 'lead'] as const).map((member) => {
          const entryLanguage = languageOfText(step[member], textLanguage);
          return (
            <FieldEntry
              key={member}
              name={`${member}.${entryLanguage}`}
              label={t(`member.${member}`)}
              code={member}
              hint={entryLanguage === 'all' ? t('sameInAll') : t(`memberHint.${member}`)}
              value={getLocalizedText(step[member], entryLanguage)}
              isLong={member === 'lead'}
              lang={entryLanguage === 'all' ? undefined : entryLanguage}
            />
          );
        })}
      </PropertiesSection>
      <PropertiesSection title={t('section.purposes')} code="loan_purposes">
        <PurposeCheckboxes
          checkedPurposes={listPurposesOfStep(draft, stepAddress)}
          onToggle={(purpose, isShown) =>
            apply(
              { kind: 'set_step_purpose', address: stepAddress, purpose, isShown },
              t('change.edited', { name }),
            )
          }
        />
      </PropertiesSection>
      <PropertiesSection title={t('section.bank')}>
        <IdEntry
          id={step.id}
          code="id"
          hint={t('stepIdHint')}
          rename={(id) =>
            apply(
              { kind: 'set_step', address: stepAddress, scope, members: { ...step, id } },
              t('change.edited', { name }),
            )
          }
        />
      </PropertiesSection>
    </PropertiesForm>
  );
}
