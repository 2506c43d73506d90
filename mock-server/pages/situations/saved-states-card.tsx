import Save from 'virtual:icon/save';
import { useState } from 'react';
import { joinClassNames } from 'ui/layout/layout';
import { CopyLink } from '../live/copy-link';
import { usePage, useTexts } from '../live/page-context';
import { ActionInput } from '../parts/action-input';
import { Button } from '../parts/button';
import { Card } from '../parts/card';
import { body, quietText } from '../parts/card.css';
import { entry } from '../parts/entry.css';
import { fieldBesideButton, fields, moreFields } from '../parts/field.css';
import { ActionForm, useRefusedForm } from '../parts/page-forms';
import { LINK_DAYS } from '../share/shared-data';
import { addWorldToHref } from '../shell/navigation-items';

export interface SavedStatesData {
  readonly states: readonly {
    readonly id: string;
    readonly name: string;
    readonly savedAt: string;
    /** Null after the link was withdrawn. */
    readonly link: string | null;
  }[];
  /** Pattern for the name; null if states cannot be saved as situations. */
  readonly situationName: string | null;
}

export function SavedStatesCard({ states, situationName }: SavedStatesData) {
  const page = usePage();
  const t = useTexts('pages');
  const shared = useTexts('shared');
  return (
    <Card
      id="states"
      title={t('states')}
      titleId="states-title"
      end={<a href={addWorldToHref('/simulator/shared', page)}>{shared('title')}</a>}
    >
      <ActionForm action="save" className={joinClassNames(body, fieldBesideButton)}>
        <ActionInput
          action="save"
          name="name"
          label={t('stateName')}
          variant="visuallyHidden"
          required
          maxLength={80}
          placeholder={t('stateName')}
        />
        <Button icon={Save}>{t('saveState')}</Button>
      </ActionForm>
      {states.length === 0 ? (
        <p className={joinClassNames(body, quietText)}>{t('noState')}</p>
      ) : (
        <ul>
          {states.map(({ id, name, savedAt, link }) => (
            <li key={id} className={entry}>
              <div>
                <b>{name}</b>
                <small>
                  <span>{savedAt}</span>
                  {link && (
                    <>
                      {' · '}
                      <CopyLink href={link} copied={t('copied')}>
                        {t('share')}
                      </CopyLink>
                    </>
                  )}
                </small>
              </div>
              <ActionForm action="restore">
                <Button name="state" value={id} aria-label={`${t('restore')}: ${name}`}>
                  {t('restore')}
                </Button>
              </ActionForm>
            </li>
          ))}
        </ul>
      )}
      {states.some(({ link }) => link !== null) && (
        <p className={joinClassNames(body, quietText)}>{shared('lifetime', { days: LINK_DAYS })}</p>
      )}
      {situationName !== null && <SaveAsSituation pattern={situationName} />}
    </Card>
  );
}

function SaveAsSituation({ pattern }: { pattern: string }) {
  const t = useTexts('pages');
  const isRefused = useRefusedForm('save-scenario') !== null;
  const [isOpen] = useState(isRefused);
  return (
    <details className={joinClassNames(body, moreFields)} id="as-scenario" open={isOpen || undefined}>
      <summary>{t('asScenario')}</summary>
      <ActionForm action="save-scenario" className={fields}>
        <p className={quietText}>{t('scenarioHint')}</p>
        <ActionInput
          action="save-scenario"
          name="id"
          label={t('scenarioName')}
          required
          maxLength={60}
          pattern={pattern}
        />
        <ActionInput
          action="save-scenario"
          name="title"
          label={t('scenarioTitle')}
          required
          maxLength={120}
        />
        <Button size="block">{t('asScenario')}</Button>
      </ActionForm>
    </details>
  );
}
