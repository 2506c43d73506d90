import { listPurposes } from '../../form-editor/draft/draft';
import { findNeighbouringPosition } from '../../form-editor/draft/fields';
import type { FormPartAddress } from '../../form-editor/findings/path';
import { usePage, useTexts } from '../live/page-context';
import { useEditor } from './editor-context';
import { nameOfFindingSubject } from './names';

export function useMoveTo() {
  const { draft, apply, select, scope, textLanguage } = useEditor();
  const t = useTexts('form-editor');
  return (source: FormPartAddress, target: FormPartAddress): boolean => {
    const label = t('change.moved', { name: nameOfFindingSubject(draft, source, textLanguage) });
    if (source.step === undefined) {
      apply({ kind: 'move_purpose', purpose: source.purpose, to: target.purpose }, label);
      select({ purpose: target.purpose }, true);
      return true;
    }
    if (source.purpose !== target.purpose || target.step === undefined) return false;
    const stepAddress = { purpose: source.purpose, step: source.step };
    if (source.field === undefined) {
      apply({ kind: 'move_step', address: stepAddress, to: target.step, scope }, label);
      select({ purpose: target.purpose, step: target.step }, true);
      return true;
    }
    const position = { step: target.step, field: target.field ?? 0 };
    apply(
      { kind: 'move_field', address: { ...stepAddress, field: source.field }, to: position, scope },
      label,
    );
    select({ purpose: target.purpose, ...position }, true);
    return true;
  };
}

export function useMoveByOne() {
  const { draft, focusAfter } = useEditor();
  const { announce } = usePage();
  const t = useTexts('form-editor');
  const move = useMoveTo();
  return (subject: FormPartAddress, direction: 'up' | 'down', focused: string) => {
    const { purpose, step, field } = subject;
    const offset = direction === 'up' ? -1 : 1;
    const purposes = listPurposes(draft);
    let target: FormPartAddress | null = null;
    if (step === undefined) target = purposes[purpose + offset] ? { purpose: purpose + offset } : null;
    else if (field === undefined)
      target = purposes[purpose]?.steps[step + offset] ? { purpose, step: step + offset } : null;
    else {
      const place = findNeighbouringPosition(draft, { purpose, step, field }, direction);
      target = place && { purpose, ...place };
    }
    focusAfter(focused);
    if (target === null || !move(subject, target)) announce(t('move.end'));
    else announce(t(`move.${direction}`));
  };
}
