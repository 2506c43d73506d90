import CircleCheck from 'virtual:icon/circle-check';
import PenLine from 'virtual:icon/pen-line';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { Card, CardHeader } from 'ui/layout/card';
import { Segments } from 'ui/layout/segments';
import { Avatar } from 'ui/records/avatar';
import { Tag } from 'ui/records/status-tag';
import { metaText } from 'ui/theme/text.css';
import { createMailtoUrl } from '~/dashboard/rules/mail-address';
import { useFrame } from '~/page/use-frame';
import * as css from './overview.css';
import type { Signature } from './rules/signatures';

interface SignaturesCardProps {
  signatures: readonly Signature[] | null;
  showsAll: boolean;
  number: string;
}

/** SIGN-08. Users who only sign see only their own signature. */
export function SignaturesCard({ signatures, showsAll, number }: SignaturesCardProps) {
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
            <p className={css.signerName}>
              <b translate="no">{name}</b>
              {isOwn && <span>{` ${t('signatures.you')}`}</span>}
            </p>
            <Tag tone={isSigned ? 'success' : 'signature'} icon={isSigned ? CircleCheck : PenLine} size="s">
              {t(isSigned ? 'signatures.signed' : 'signatures.missing')}
            </Tag>
            {!isSigned && !isOwn && email !== null && invitation !== null && (
              <div className={css.signerDetails}>
                <p className={metaText}>
                  <NoBreak text={t(`signatures.${invitation}`, { email })} word={email} />
                </p>
                <WriteLink name={name} email={email} isExpired={invitation === 'expired'} number={number} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface WriteLinkProps {
  name: string;
  email: string;
  /** Only the lender can renew an expired invitation. */
  isExpired: boolean;
  number: string;
}

function WriteLink({ name, email, isExpired, number }: WriteLinkProps) {
  const { t } = useTranslation('overview');
  const { support, partnerName } = useFrame();
  const to = isExpired ? support.email : email;
  if (!to) return null;
  const kind = isExpired ? 'renew' : 'remind';
  const words = { name, number, partner: partnerName };
  const mail = { subject: t(`signatures.${kind}.subject`, words), text: t(`signatures.${kind}.text`, words) };
  return (
    <p className={css.signerLink}>
      <a href={createMailtoUrl(to, mail)} aria-label={t(`signatures.${kind}.label`, { name })}>
        {t(`signatures.${kind}.link`)}
      </a>
    </p>
  );
}

function NoBreak({ text, word }: { text: string; word: string }) {
  const start = text.indexOf(word);
  if (start < 0) return <span>{text}</span>;
  const length = text.slice(start).search(/\s|$/);
  return (
    <span>
      <span>{text.slice(0, start)}</span>
      <span className={css.noBreak} translate="no">
        {text.slice(start, start + length)}
      </span>
      <span>{text.slice(start + length)}</span>
    </span>
  );
}
