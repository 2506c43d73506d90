import { useState } from 'react';
import { findIdProblem } from '../../form-editor/draft/ids';
import { useTexts } from '../live/page-context';
import { useEditor } from './editor-context';
import { FieldEntry } from './entry';

interface Props {
  id: string;
  code: 'id' | 'name';
  hint?: string;
  rename: (id: string) => void;
}

export function IdEntry({ id, code, hint, rename }: Props) {
  const { draft, selectedPart, scope, reply } = useEditor();
  const t = useTexts('form-editor');
  const [refusedId, setRefused] = useState(reply.refusedId ?? null);
  function commit(newId: string) {
    const problem = findIdProblem(draft, selectedPart, newId, scope);
    setRefused(problem && { id: newId, problem });
    if (problem === null) rename(newId);
  }
  return (
    <FieldEntry
      name="id"
      label={t('id')}
      code={code}
      hint={hint}
      value={refusedId?.id ?? id}
      refusal={refusedId && t(`idProblem.${refusedId.problem}`, { id: refusedId.id })}
      onCommit={commit}
    />
  );
}
