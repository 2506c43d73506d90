import { Link } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from 'ui/layout/layout';
import { visuallyHidden } from 'ui/theme/text.css';
import { truncateAtWord } from '~/domain/truncate-at-word';
import type { Answer, AnswerGroup } from '../journey/answers';
import * as css from './answer-list.css';

type AnswerListProps = {
  groups: AnswerGroup[];
  refused: Record<string, string[]>;
};

export function AnswerList({ groups, refused }: AnswerListProps) {
  return (
    <Stack gap="s7">
      {groups.map((group) => (
        <Group key={group.title} {...{ group, refused }} />
      ))}
    </Stack>
  );
}

function Group({ group, refused }: { group: AnswerGroup; refused: AnswerListProps['refused'] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{group.title}</h2>
        {group.answers[0] && <ChangeLink to={group.answers[0].to} what={group.title} />}
      </div>
      <dl className={css.list}>
        {group.answers.map((response) => (
          <Row key={response.name} answer={response} error={errorAt(response, refused)} />
        ))}
      </dl>
    </section>
  );
}

/** Checkbox labels are too long for link names. */
const MAX_NAME_CHARACTERS = 36;

function Row({ answer: { name, label, value, to }, error }: { answer: Answer; error: string | undefined }) {
  const { t } = useTranslation('application');
  return (
    <div className={css.row} data-answer={name}>
      <dt className={css.label}>{label}</dt>
      <dd className={value === null ? css.missing : css.value}>
        <span>{value ?? t('check.nothing')}</span>
        {error && <span className={css.error}>{error}</span>}
      </dd>
      {error && (
        <dd className={css.change}>
          <ChangeLink to={to} what={label} />
        </dd>
      )}
    </div>
  );
}

function ChangeLink({ to, what }: { to: string; what: string }) {
  const { t } = useTranslation('application');
  return (
    <Link to={to}>
      <span>{t('check.change')}</span>
      <span className={visuallyHidden}>{` ${truncateAtWord(what, MAX_NAME_CHARACTERS)}`}</span>
    </Link>
  );
}

function errorAt({ name, contains = [] }: Answer, refused: AnswerListProps['refused']): string | undefined {
  return [name, ...contains].map((each) => refused[each]?.[0]).find(Boolean);
}
