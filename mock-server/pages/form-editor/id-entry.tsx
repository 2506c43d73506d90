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
  const { draft, selected, scope, reply } = useEditor();
  const t = useTexts('form-editor');
  const [refused, setRefused] = useState(reply.refusedId ?? null);
  function commit(wish: string) {
    const problem = findIdProblem(draft, selected, wish, scope);
    setRefused(problem && { id: wish, problem });
    if (problem === null) rename(wish);
  }
  return (
    <FieldEntry
      name="id"
      label={t('id')}
      code={code}
      hint={hint}
      value={refused?.id ?? id}
      refusal={refused && t(`idProblem.${refused.problem}`, { id: refused.id })}
      onCommit={commit}
    />
  );
}
