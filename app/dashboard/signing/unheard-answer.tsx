import { useActionData } from '@remix-run/react';
import { useMessage } from '~/i18n/use-message';
import { Notice } from '~/ui/feedback/notice';
import type { FormName } from './answer.server';
import type { PaperTask } from './paper-overlay';
import { canIdentify } from './rules/signing-identity';
import type { SigningData } from './signing-data.server';
import type { Answer } from './use-step-form';

/**
 * Says why a form was refused that is not on the page any more: what it was about has changed meanwhile. Otherwise the form says it
 * itself.
 */
export function UnheardAnswer({ signing, task }: { signing: SigningData | null; task: PaperTask | null }) {
  const answer = useActionData<Answer>();
  const message = useMessage();
  if (!answer?.intent || formsShown(signing, task).includes(answer.intent)) return null;
  const reasons = Object.values(answer.result.error ?? {}).flatMap((texts) => texts ?? []);
  if (reasons.length === 0) return null;
  return (
    <Notice tone="danger" role="alert">
      {reasons.map(message).join(' ')}
    </Notice>
  );
}

function formsShown(signing: SigningData | null, task: PaperTask | null): FormName[] {
  // A paper's task takes the place of the steps without scripts, and lies above them with.
  if (task !== null) return [task.kind === 'sign' ? 'signPaper' : 'uploadPaper'];
  const open = (signing?.steps ?? []).filter(({ state }) => state !== 'done').map(({ name }) => name);
  const identifies = signing !== null && open.includes('identity') && canIdentify(signing.identity);
  return [
    ...(open.includes('taxNumber') ? (['taxNumber'] as const) : []),
    ...(identifies ? (['identify'] as const) : []),
    ...(open.includes('terms') ? (['sign'] as const) : []),
  ];
}
