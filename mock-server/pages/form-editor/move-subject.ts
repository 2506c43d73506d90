import { listPurposes } from '../../form-editor/draft/draft';
import { findNeighbouringPosition } from '../../form-editor/draft/fields';
import type { FindingSubject } from '../../form-editor/findings/path';
import { usePage, useTexts } from '../live/page-context';
import { useEditor } from './editor-context';
import { nameOfFindingSubject } from './names';

export function useMoveTo() {
  const { draft, apply, select, scope, textLanguage } = useEditor();
  const t = useTexts('form-editor');
  return (from: FindingSubject, to: FindingSubject): boolean => {
    const label = t('change.moved', { name: nameOfFindingSubject(draft, from, textLanguage) });
    if (from.step === undefined) {
      apply({ kind: 'move_purpose', purpose: from.purpose, to: to.purpose }, label);
      select({ purpose: to.purpose }, true);
      return true;
    }
    if (from.purpose !== to.purpose || to.step === undefined) return false;
    const at = { purpose: from.purpose, step: from.step };
    if (from.field === undefined) {
      apply({ kind: 'move_step', at, to: to.step, scope }, label);
      select({ purpose: to.purpose, step: to.step }, true);
      return true;
    }
    const place = { step: to.step, field: to.field ?? 0 };
    apply({ kind: 'move_field', at: { ...at, field: from.field }, to: place, scope }, label);
    select({ purpose: to.purpose, ...place }, true);
    return true;
  };
}

export function useMoveByOne() {
  const { draft, focusAfter } = useEditor();
  const { announce } = usePage();
  const t = useTexts('form-editor');
  const move = useMoveTo();
  return (subject: FindingSubject, direction: 'up' | 'down', focused: string) => {
    const { purpose, step, field } = subject;
    const by = direction === 'up' ? -1 : 1;
    const purposes = listPurposes(draft);
    let to: FindingSubject | null = null;
    if (step === undefined) to = purposes[purpose + by] ? { purpose: purpose + by } : null;
    else if (field === undefined)
      to = purposes[purpose]?.steps[step + by] ? { purpose, step: step + by } : null;
    else {
      const place = findNeighbouringPosition(draft, { purpose, step, field }, direction);
      to = place && { purpose, ...place };
    }
    focusAfter(focused);
    if (to === null || !move(subject, to)) announce(t('move.end'));
    else announce(t(`move.${direction}`));
  };
}
