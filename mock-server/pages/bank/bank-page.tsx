import Download from 'virtual:icon/download';
import Upload from 'virtual:icon/upload';
import { useTexts } from '../live/page-context';
import { Button, ButtonLink } from '../parts/button';
import { Card } from '../parts/card';
import * as cardCss from '../parts/card.css';
import { column } from '../parts/columns.css';
import { EntryProblem } from '../parts/entry-problem';
import { field } from '../parts/field.css';
import { FileInput } from '../parts/file-input';
import { frame, headerRow, sideBySide } from '../parts/frame.css';
import { ShareLink } from '../share/share-link';
import type { BankData } from './bank-data';
import * as css from './bank-page.css';
import { useChosenLogo } from './chosen-logo';
import { ContrastCard } from './contrast-card';
import { EntriesForm } from './entries-form';
import { errorMessagesByPath } from './error-messages';
import { FindingsCard } from './findings-card';
import { OfferPreview } from './offer-preview';

export default function BankPage(data: BankData) {
  const t = useTexts('bank');
  const { addresses, partner } = data;
  const chosenLogo = useChosenLogo();
  return (
    <>
      <nav className={css.bankNavigation} aria-label={t('bank')}>
        <a href={addresses.bank} aria-current="page">
          {t('bank')}
        </a>
        <a href={addresses.form}>{t('form')}</a>
      </nav>
      <main className={frame.wide} id="content" tabIndex={-1}>
        <div className={headerRow}>
          <div>
            <h1>{t('bank')}</h1>
            <p className={cardCss.quietText}>{t('bankLead', { partner })}</p>
          </div>
          <ButtonLink href={addresses.exportHref} download icon={Download}>
            {t('export')}
          </ButtonLink>
        </div>
        <div className={sideBySide}>
          <div className={column}>
            <section className={cardCss.card} aria-label={t('bank')}>
              <EntriesForm {...data} chosenLogo={chosenLogo} />
            </section>
            <OwnOrPartner {...data} />
            <ShareCard {...data} />
          </div>
          <div className={column}>
            <FindingsCard refusalMessage={data.refusalMessage} shownFindings={data.shownFindings} />
            <OfferPreview {...data} logoSrc={chosenLogo.src ?? data.logo?.src ?? null} />
            <ContrastCard {...data} />
            <FetchCard {...data} />
            <FileCard {...data} />
          </div>
        </div>
      </main>
    </>
  );
}

function ShareCard({ isCustomised, link, entries, addresses }: BankData) {
  const t = useTexts('bank');
  if (!isCustomised) return null;
  return (
    <Card titleId="share-title" title={t('share')}>
      <div className={cardCss.body}>
        <ShareLink
          name={entries.name}
          link={link}
          action={addresses.share}
          hint={`${t('linkHint')} ${t('shareChanged')}`}
        />
      </div>
    </Card>
  );
}

function OwnOrPartner({ isCustomised, partner, addresses }: BankData) {
  const t = useTexts('bank');
  return (
    <section className={cardCss.card} aria-label={t('drop', { partner })}>
      <div className={cardCss.body}>
        {!isCustomised ? (
          <p className={cardCss.quietText}>{t('notYet', { partner })}</p>
        ) : (
          <form method="post" action={addresses.bank}>
            <Button type="submit" variant="danger" name="intent" value="drop">
              {t('drop', { partner })}
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}

function FetchCard({ addresses, api, shownFindings }: BankData) {
  const t = useTexts('bank');
  const problems = errorMessagesByPath(shownFindings);
  return (
    <Card
      titleId="fetch-title"
      title={t('fetchTitle')}
      end={<span className={cardCss.quietText}>{t('fetchHint')}</span>}
    >
      <form className={css.row} method="post" action={addresses.bank}>
        <label>
          <span>{t('apiAddress')}</span>
          <input
            className={field}
            name="api"
            type="url"
            required
            placeholder="https://api.nordheide.example/v2"
            defaultValue={api.address}
            autoComplete="off"
            aria-invalid={problems.api !== undefined || undefined}
            aria-describedby={problems.api && 'api-problem'}
          />
        </label>
        <EntryProblem id="api-problem" text={problems.api} />
        <label>
          <span>{t('partnerKey')}</span>
          <input
            className={field}
            name="key"
            required
            maxLength={60}
            placeholder="nordheide"
            defaultValue={api.key}
            autoComplete="off"
            aria-invalid={problems.key !== undefined || undefined}
            aria-describedby={problems.key && 'key-problem'}
          />
        </label>
        <EntryProblem id="key-problem" text={problems.key} />
        <Button type="submit" name="intent" value="fetch">
          {t('fetch')}
        </Button>
      </form>
    </Card>
  );
}

function FileCard({ addresses, partner, document }: BankData) {
  const t = useTexts('bank');
  return (
    <section className={cardCss.card} aria-labelledby="file-title">
      <details className={css.collapsedDocument} open={document.isOpen}>
        <summary>
          <h2 id="file-title">{t('wholeFile')}</h2>
        </summary>
        <p className={cardCss.quietText}>{t('wholeHint', { partner })}</p>
        <form className={css.row} method="post" action={addresses.bank} encType="multipart/form-data">
          <div>
            <span aria-hidden="true">{t('importFile')}</span>
            <FileInput name="file" accept="application/json,.json" label={t('importFile')} />
          </div>
          <Button type="submit" name="intent" value="import" icon={Upload}>
            {t('import')}
          </Button>
        </form>
        <form method="post" action={addresses.bank}>
          <textarea
            className={css.documentText}
            name="document"
            aria-label={t('document')}
            rows={18}
            spellCheck={false}
            defaultValue={document.text}
          />
          <Button type="submit" name="intent" value="document">
            {t('save')}
          </Button>
        </form>
      </details>
    </section>
  );
}
