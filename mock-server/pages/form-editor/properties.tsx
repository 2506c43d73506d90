import { findDefinition, listPurposes } from '../../form-editor/draft/draft';
import { useTexts } from '../live/page-context';
import { useEditor } from './editor-context';
import { FieldProperties } from './field-properties';
import * as css from './form-editor.css';
import { SubjectFindings } from './property-form';
import { PurposeProperties } from './purpose-properties';
import { StepProperties } from './step-properties';

export function SubjectProperties() {
  const { draft, selectedPart, revision } = useEditor();
  const t = useTexts('form-editor');
  const purpose = listPurposes(draft)[selectedPart.purpose];
  const key = `${selectedPart.purpose} ${selectedPart.step} ${selectedPart.field} ${revision}`;
  if (purpose === undefined) return <p className={css.quietText}>{t('nothingSelected')}</p>;
  const { step, field } = selectedPart;
  const shownStep = step === undefined ? undefined : purpose.steps[step];
  if (step === undefined || shownStep === undefined)
    return <PurposeProperties key={key} index={selectedPart.purpose} purpose={purpose} />;
  const stepAddress = { purpose: selectedPart.purpose, step };
  const ui = field === undefined ? undefined : shownStep.fields[field];
  if (field === undefined || ui === undefined)
    return <StepProperties key={key} stepAddress={stepAddress} step={shownStep} />;
  const definition = findDefinition(draft, ui.id);
  if (definition === undefined) return <SubjectFindings />;
  return (
    <FieldProperties key={key} fieldAddress={{ ...stepAddress, field }} field={ui} definition={definition} />
  );
}
