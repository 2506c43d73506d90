import type { SubmissionResult } from '@conform-to/react';
import { useMessage } from '~/i18n/use-message';
import { Notice } from '~/ui/feedback/notice';

/**
 * Why a change was refused, where its form is not there any more: what it was about is gone, or may not be changed now. Without scripts
 * nothing else says it.
 */
export function LostAnswer({ answer }: { answer: SubmissionResult<string[]> | undefined }) {
  const message = useMessage();
  const texts = Object.values(answer?.error ?? {}).flatMap((errors) => errors ?? []);
  if (answer?.status !== 'error' || texts.length === 0) return null;
  const [first, ...others] = texts.map(message);
  return (
    <Notice tone="danger" role="alert" title={first}>
      {others.length > 0 && others.join(' ')}
    </Notice>
  );
}
