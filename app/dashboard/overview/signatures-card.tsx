import CircleCheck from 'lucide-react/icons/circle-check';
import PenLine from 'lucide-react/icons/pen-line';
import { useTranslation } from 'react-i18next';
import { meta } from '~/theme/text.css';
import { Notice } from '~/ui/feedback/notice';
import { Card, CardHeader } from '~/ui/layout/card';
import { Segments } from '~/ui/layout/segments';
import { Avatar } from '~/ui/records/avatar';
import { Tag } from '~/ui/records/tag';
import * as css from './overview.css';
import type { Signature } from './rules/signatures';

interface SignaturesCardProps {
  /** Null where no signature is awaited. */
  signatures: readonly Signature[] | null;
  /** Everybody who signs is shown to the user, not only themselves. */
  showsAll: boolean;
}

/** Whose signature is there and whose is still awaited (SIGN-08). Who only signs is told of their own alone. */
export function SignaturesCard({ signatures, showsAll }: SignaturesCardProps) {
  const { t } = useTranslation('overview');
  if (signatures === null || signatures.length === 0) return null;
  const missing = signatures.filter(({ isSigned }) => !isSigned);
  if (!showsAll) {
    return missing.length > 0 ? null : (
      <Notice title={t('signatures.ownTitle')}>{t('signatures.ownText')}</Notice>
    );
  }
  const [only] = missing;
  const title =
    missing.length === 1 && only && !only.isOwn
      ? t('signatures.one', { name: only.name })
      : t('signatures.title', { count: missing.length });
  const done = signatures.length - missing.length;
  return (
    <Card labelledBy="signatures">
      <CardHeader
        id="signatures"
        title={missing.length === 0 ? t('signatures.all') : title}
        meta={t('signatures.progress', { done, total: signatures.length })}
      />
      <Segments done={done} total={signatures.length} className={css.segments} />
      <ul>
        {signatures.map(({ id, name, email, isOwn, isSigned, invitation }) => (
          <li key={id} className={css.signer}>
            <Avatar of={name} />
            <div className={css.signerWords}>
              <p>
                <b>{name}</b>
                {isOwn && ` ${t('signatures.you')}`}
              </p>
              {!isSigned && !isOwn && email !== null && invitation !== null && (
                <p className={meta}>{t(`signatures.${invitation}`, { email })}</p>
              )}
            </div>
            <Tag tone={isSigned ? 'success' : 'signature'} icon={isSigned ? CircleCheck : PenLine} size="s">
              {t(isSigned ? 'signatures.signed' : 'signatures.missing')}
            </Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
