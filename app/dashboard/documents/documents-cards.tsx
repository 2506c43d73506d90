import ChevronDown from 'virtual:icon/chevron-down';
import FileText from 'virtual:icon/file-text';
import Printer from 'virtual:icon/printer';
import Smartphone from 'virtual:icon/smartphone';
import { Form } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from 'ui/feedback/empty-state';
import * as field from 'ui/fields/field/field.css';
import { chevron, select } from 'ui/fields/field/field.css';
import { useEncodedAction } from 'ui/fields/form/form';
import { Button, ButtonLink } from 'ui/layout/button';
import { Card, CardBody, TitledCard } from 'ui/layout/card';
import { Icon } from 'ui/layout/icon';
import { Buttons } from 'ui/layout/layout';
import { Segments } from 'ui/layout/segments';
import { metaText, noPrint } from 'ui/theme/text.css';
import { FileLink } from '~/dashboard/file-link';
import type { CompletionPart } from '~/dashboard/rules/completion';
import { archivePath, filePath, LOAN_CONTRACT_FILE } from '~/dashboard/rules/file-path';
import { formatFileSize } from '~/domain/file-size';
import * as css from './documents.css';
import type { CollapsedDocumentsView } from './documents-view.server';
import { FileList } from './file-list';
import { RequirementRow } from './requirement-row';
import { BASE_YEAR_FIELD, checklistPath, phoneLinkPath } from './urls';

interface CardProps {
  applicationId: string;
  view: CollapsedDocumentsView;
}

export function RequiredDocumentsCard({ applicationId, view }: CardProps) {
  const { t } = useTranslation('documents');
  const { required, optional, others, fulfilledCount, baseYears, baseYear } = view;
  if (required.length === 0) {
    return optional.length + others.shownFiles.length > 0 ? null : (
      <Card>
        <EmptyState icon={FileText} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card labelledBy="required">
      <Head
        id="required"
        title={t('required.title')}
        meta={t('required.count', { done: fulfilledCount, count: required.length })}
      >
        {baseYears.length > 1 && <BaseYearForm years={baseYears} year={baseYear} />}
      </Head>
      <Segments doneParts={fulfilledCount} total={required.length} className={css.segments} />
      {required.map((requirement) => (
        <RequirementRow key={requirement.type} {...{ applicationId, requirement, view }} />
      ))}
    </Card>
  );
}

export function OptionalDocumentsCard({ applicationId, view }: CardProps) {
  const { t } = useTranslation('documents');
  if (view.optional.length === 0) return null;
  return (
    <Card labelledBy="optional">
      <Head id="optional" title={t('optional.title')} meta={t('optional.text')} />
      {view.optional.map((requirement) => (
        <RequirementRow key={requirement.type} {...{ applicationId, requirement, view }} />
      ))}
    </Card>
  );
}

export function OtherDocumentsCard({ applicationId, view: { others: files } }: CardProps) {
  const { t, i18n } = useTranslation(['documents', 'enums']);
  if (files.shownFiles.length === 0) return null;
  const kindOf = (type: string) => {
    const key = `enums:documentType.${type}`;
    return i18n.exists(key) ? t(key as 'enums:documentType.other') : t('enums:documentType.other');
  };
  return (
    <Card labelledBy="others">
      <Head id="others" title={t('others.title')} meta={t('others.text')} />
      <CardBody>
        <div className={css.files}>
          <FileList {...{ applicationId, kindOf }} files={files} name={t('others.title')} />
        </div>
      </CardBody>
    </Card>
  );
}

export function DocumentLinks({
  applicationId,
  view,
  from: returnPart = null,
}: CardProps & { from?: CompletionPart | null }) {
  const { t, i18n } = useTranslation('documents');
  const { files, bytes } = view.archive;
  return (
    <Buttons className={`${css.links} ${noPrint}`}>
      {view.mayUpload && view.types.length > 0 && (
        <ButtonLink
          to={phoneLinkPath(applicationId, returnPart)}
          variant="ghost"
          size="s"
          icon={Smartphone}
          className={css.notOnPhones}
        >
          {t('phone.link')}
        </ButtonLink>
      )}
      {view.types.some(({ isMissing }) => isMissing) && (
        <ButtonLink to={checklistPath(applicationId, returnPart)} variant="ghost" size="s" icon={Printer}>
          {t('checklist.link')}
        </ButtonLink>
      )}
      {files > 1 && (
        <FileLink to={archivePath(applicationId)} small>
          <span>{t('archive.label')}</span>
          {bytes !== null && (
            <span className={css.archiveFacts}>
              {` ${t('archive.facts', { count: files, size: formatFileSize(bytes, i18n.language) })}`}
            </span>
          )}
        </FileLink>
      )}
    </Buttons>
  );
}

export function LoanContractCard({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('documents');
  return (
    <TitledCard id="loan-contract" title={t('contract.title')}>
      <FileLink to={filePath(applicationId, LOAN_CONTRACT_FILE)}>{t('contract.download')}</FileLink>
    </TitledCard>
  );
}

interface HeadProps {
  id: string;
  title: string;
  meta: string;
  children?: ReactNode;
}

function Head({ id, title, meta, children }: HeadProps) {
  return (
    <div className={css.cardHead}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={css.headMeta}>{meta}</p>
      </div>
      {children}
    </div>
  );
}

function BaseYearForm({ years, year }: { years: readonly number[]; year: number | null }) {
  const { t } = useTranslation('documents');
  const ownAction = useEncodedAction();
  const id = useId();
  return (
    <Form method="get" action={ownAction} className={css.baseYear} preventScrollReset>
      <label htmlFor={id} className={metaText}>
        {t('baseYear.label')}
      </label>
      <div className={`${field.control} ${css.yearSelect}`}>
        <select id={id} name={BASE_YEAR_FIELD} className={select} defaultValue={String(year)} key={year}>
          {years.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} className={chevron} />
      </div>
      <Button type="submit" size="s">
        {t('baseYear.change')}
      </Button>
    </Form>
  );
}
