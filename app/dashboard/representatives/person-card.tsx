import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import Clock from 'virtual:icon/clock';
import Mail from 'virtual:icon/mail';
import Pencil from 'virtual:icon/pencil';
import Plus from 'virtual:icon/plus';
import Star from 'virtual:icon/star';
import Trash2 from 'virtual:icon/trash';
import { Link } from '@remix-run/react';
import type { InviteStatus } from 'contracts/api/enumerations';
import { useTranslation } from 'react-i18next';
import { Card } from 'ui/layout/card';
import { Icon } from 'ui/layout/icon';
import { IconLink } from 'ui/layout/icon-button';
import { Avatar } from 'ui/records/avatar';
import { Tag, type TagProps } from 'ui/records/status-tag';
import { visuallyHidden } from 'ui/theme/text.css';
import { formatShare } from '~/domain/ownership-share';
import * as css from './representatives.css';
import type { CardFact, PersonCardSummary, RepresentativeCard } from './rules/card';
import type { RepresentativeTask } from './rules/permissions';
import type { OwnershipPart } from './rules/roster';

export type TaskPath = (kind: RepresentativeTask, id: string) => string;

type PersonCardHeaderProps = {
  taskPath: TaskPath;
  card: PersonCardSummary;
  fill: OwnershipPart['fill'] | undefined;
};

type PersonCardProps = PersonCardHeaderProps & { card: RepresentativeCard };

export function CollapsedPersonCard(headerProps: PersonCardHeaderProps) {
  return (
    <Card as="li" className={css.person} data-representative={headerProps.card.id}>
      <PersonCardHeader {...headerProps} />
    </Card>
  );
}

export function PersonCard({ taskPath, card, fill }: PersonCardProps) {
  const { t } = useTranslation('representatives');
  const { id, missing, invite, updated } = card;
  return (
    <Card as="li" className={css.person} data-representative={id}>
      <PersonCardHeader taskPath={taskPath} card={card} fill={fill} />
      <ul className={css.traits}>
        {card.traits.map((trait) => (
          <li key={trait} className={css.trait}>
            <Tag tone="neutral" size="s" icon={trait === 'mainContact' ? Star : undefined}>
              {t(`card.${trait}`)}
            </Tag>
          </li>
        ))}
      </ul>
      <dl className={css.facts}>
        {card.facts.map((fact) => (
          <Fact key={fact.name} taskPath={taskPath} card={card} fact={fact} />
        ))}
      </dl>
      <div className={css.cardFooter}>
        {invite && <InviteTag invite={invite} />}
        {missing > 0 && (
          <Tag tone="warning" size="s" icon={CircleDashed}>
            {t('card.missing', { count: missing })}
          </Tag>
        )}
        <span className={css.updated}>{t('card.updated', { date: updated })}</span>
      </div>
    </Card>
  );
}

function PersonCardHeader({ taskPath, card, fill }: PersonCardHeaderProps) {
  const { t, i18n } = useTranslation('representatives');
  const { id, name, points } = card;
  const role = [card.position, card.isOwn && t('card.you')].filter(Boolean).join(', ');
  return (
    <div className={css.header}>
      <Avatar of={name} size="l" />
      <div className={css.nameAndRole}>
        <h2 className={css.name} translate="no">
          {name}
        </h2>
        {role && <p className={css.role}>{role}</p>}
      </div>
      {points !== null && (
        <p className={css.share}>
          {fill && <i className={css.personSwatch[fill]} />}
          <span className={visuallyHidden}>{`${t('card.share')} `}</span>
          <span translate="no">{formatShare(points, i18n.language)}</span>
        </p>
      )}
      {(card.mayEdit || card.mayRemove) && (
        <div className={css.tools}>
          {card.mayEdit && (
            <IconLink
              size="m"
              icon={Pencil}
              label={t('card.edit', { name })}
              to={taskPath('edit', id)}
              preventScrollReset
            />
          )}
          {card.mayRemove && (
            <IconLink
              size="m"
              icon={Trash2}
              label={t('card.remove', { name })}
              to={taskPath('remove', id)}
              preventScrollReset
            />
          )}
        </div>
      )}
    </div>
  );
}

type FactProps = { taskPath: TaskPath; card: RepresentativeCard; fact: CardFact };

function Fact({ taskPath, card: { id, name: person }, fact: { name, value, remedy } }: FactProps) {
  const { t } = useTranslation('representatives');
  const to = remedy && taskPath(remedy, id);
  return (
    <div className={css.fact} data-fact={name}>
      <dt className={css.label}>
        <span>{t(`card.${name}`)}</span>
        {value && to && remedy !== 'edit' && (
          <IconLink
            size="s"
            icon={Pencil}
            label={t(`alter.${remedy}`, { name: person })}
            to={to}
            preventScrollReset
          />
        )}
      </dt>
      <dd className={css.value}>
        {value !== null ? (
          <span translate={name === 'nationality' ? undefined : 'no'}>{value}</span>
        ) : (
          !to && <span className={css.missingValue}>{t('card.none')}</span>
        )}
        {!value && to && name !== 'creditScore' && (
          <Link to={to} className={css.addMissingDetail} preventScrollReset>
            <Icon of={Plus} size={16} />
            <span>{t(`supply.${name}`)}</span>
            <span className={visuallyHidden} translate="no">{`: ${person}`}</span>
          </Link>
        )}
      </dd>
    </div>
  );
}

const INVITE_TAGS = {
  not_invited: ['neutral', Mail],
  not_accepted: ['info', Clock],
  expired: ['warning', Clock],
  accepted: ['success', CircleCheck],
} as const satisfies Record<InviteStatus, [TagProps['tone'], TagProps['icon']]>;

function InviteTag({ invite }: { invite: InviteStatus }) {
  const { t } = useTranslation('representatives');
  const [tone, icon] = INVITE_TAGS[invite];
  return (
    <Tag tone={tone} size="s" icon={icon}>
      {t(`invite.${invite}`)}
    </Tag>
  );
}
