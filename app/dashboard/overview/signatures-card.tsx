import CircleCheck from 'virtual:icon/circle-check';
import PenLine from 'virtual:icon/pen-line';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { Card, CardBody, CardHeader } from 'ui/layout/card';
import { Segments } from 'ui/layout/segments';
import { Avatar } from 'ui/records/avatar';
import { Tag } from 'ui/records/status-tag';
import { metaText } from 'ui/theme/text.css';
import { ListPager } from '~/dashboard/list-links';
import { createMailtoUrl } from '~/dashboard/rules/mail-address';
import { usePageFrame } from '~/page/use-page-frame';
import * as css from './overview.css';
import type { SignaturesView } from './overview-view.server';

interface SignaturesCardProps {
  signatures: SignaturesView | null;
  showsAll: boolean;
  number: string;
}

/** SIGN-08. Users who only sign see only their own signature. */
export function SignaturesCard({ signatures, showsAll, number }: SignaturesCardProps) {
  const { t } = useTranslation('overview');
  if (signatures === null || signatures.pages.total === 0) return null;
  const { entries, pages, missing, onlyMissing } = signatures;
  if (!showsAll) {
    return missing > 0 ? null : <Notice title={t('signatures.ownTitle')}>{t('signatures.ownText')}</Notice>;
  }
  const title =
    onlyMissing === null
      ? t('signatures.title', { count: missing })
      : t('signatures.one', { name: onlyMissing });
  const signedCount = pages.total - missing;
  return (
    <Card labelledBy="signatures">
      <CardHeader
        id="signatures"
        title={missing === 0 ? t('signatures.all') : title}
        meta={t('signatures.progress', { done: signedCount, total: pages.total })}
      />
      <Segments doneParts={signedCount} total={pages.total} className={css.segments} />
      <ul>
        {entries.map(({ id, name, email, isOwn, isSigned, invitation }) => (
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
      {pages.last > 1 && (
        <CardBody>
          <ListPager pages={pages} list="signatures" />
        </CardBody>
      )}
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
  const { support, partnerName } = usePageFrame();
  const mailAddress = isExpired ? support.email : email;
  if (!mailAddress) return null;
  const kind = isExpired ? 'renew' : 'remind';
  const values = { name, number, partner: partnerName };
  const mail = {
    subject: t(`signatures.${kind}.subject`, values),
    text: t(`signatures.${kind}.text`, values),
  };
  return (
    <p className={css.signerLink}>
      <a href={createMailtoUrl(mailAddress, mail)} aria-label={t(`signatures.${kind}.label`, { name })}>
        {t(`signatures.${kind}.link`)}
      </a>
    </p>
  );
}

function NoBreak({ text, word: lastWord }: { text: string; word: string }) {
  const start = text.indexOf(lastWord);
  if (start < 0) return <span>{text}</span>;
  const length = text.slice(start).search(/\s|$/);
  return (
    <span>
      <span>{text.slice(0, start)}</span>
      <span className={css.unbreakableText} translate="no">
        {text.slice(start, start + length)}
      </span>
      <span>{text.slice(start + length)}</span>
    </span>
  );
}
