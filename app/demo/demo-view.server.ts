import { APPLICATION_STATUSES, type ApplicationStatus } from 'contracts/api/enumerations';
import type { TFunction } from 'i18next';
import { normalizeApplicationStatus } from '~/domain/application-status';
import { formatDate } from '~/domain/dates';
import { LANGUAGE_NAMES } from '~/i18n/languages';
import type { PortalRequest } from '~/request/portal-request';
import { partnerKeyOf } from '~/request/request-origin';
import { type DemoWorld, readDemoWorld } from './demo.server';
import type { DemoView } from './demo-bar';
import { readDemoSession } from './demo-context.server';

export async function loadDemoView(request: PortalRequest): Promise<DemoView | null> {
  const world = readDemoSession(request.session.data)?.isBarHidden ? null : await readDemoWorld(request);
  if (world === null) return null;
  const t = request.t('demo');
  const { pathAndQuery, language } = request.facts;
  const session = request.session.data;
  const createEntryUrl = (entryParams: Record<string, string>) =>
    `${world.control_url}/enter?${new URLSearchParams({ sandbox: world.sandbox, lang: language, at: pathAndQuery, ...entryParams })}`;
  const partner = partnerKeyOf(request.facts.host, readDemoSession(session)?.partner ?? world.partner);
  const applicationOfPage = world.applications.find(({ id }) => pathAndQuery.includes(id));
  const shownApplication = applicationOfPage ?? world.applications[0];
  const persona = world.personas.find(({ email }) => email === session.user?.email);
  return {
    texts: {
      bar: t('bar'),
      open: t('open'),
      persona: t('persona'),
      partner: t('partner'),
      language: t('language'),
      clock: t('clock'),
      day: t('day'),
      fortnight: t('fortnight'),
      control: t('control'),
      hide: t('hide'),
      addStop: t('addStop'),
    },
    scenario: world.scenario.title,
    notices: noticesOf(world, t),
    formattedTime: `${formatDate(world.now, language)}, ${world.now.slice(11, 16)} UTC`,
    personas: [
      ...world.personas.map(({ key, email }) => ({
        name: email,
        href: createEntryUrl({ persona: key }),
        current: persona?.key === key,
      })),
      {
        name: t('visitor'),
        href: createEntryUrl({ persona: 'visitor', at: '/' }),
        current: session.user === null,
      },
    ],
    partners: world.partners.map(({ id, name }) => ({
      name,
      href: createEntryUrl({ partner: id, persona: persona?.key ?? 'visitor', at: '/' }),
      current: id === partner,
    })),
    languages: (request.configOrNull?.languages.supported ?? []).map((code) => ({
      name: LANGUAGE_NAMES[code],
      href: createEntryUrl({ persona: persona?.key ?? 'visitor', lang: code }),
      current: code === language,
    })),
    nextStatus: shownApplication?.next_status
      ? {
          application: shownApplication.id,
          status: shownApplication.next_status,
          // Adds the application's number if neither page nor world identifies the application.
          label: t('nextStatus', {
            status:
              applicationOfPage || world.applications.length === 1
                ? translateStatus(shownApplication.next_status, t)
                : `${translateStatus(shownApplication.next_status, t)} (${shownApplication.short_id})`,
          }),
        }
      : null,
    controlPageUrl: `${world.control_url}/situations?${new URLSearchParams({ sandbox: world.sandbox, lang: language })}`,
    addStop: `${world.control_url}/demo/script?${new URLSearchParams({
      sandbox: world.sandbox,
      lang: language,
      place: pathAndQuery,
      persona: persona?.key ?? 'visitor',
      situation: world.scenario.id,
    })}`,
    pathAndQuery,
  };
}

function noticesOf({ faults, patterns_not_run: count }: DemoWorld, t: TFunction<'demo'>): string[] {
  return [
    ...(faults.length > 0 ? [t('fault', { codes: faults.join(', ') })] : []),
    ...(count > 0 ? [t('patternsNotRun', { count })] : []),
  ];
}

function translateStatus(rawStatus: string, t: TFunction<'demo'>): string {
  const knownStatus = APPLICATION_STATUSES.find(
    (status) => normalizeApplicationStatus(status) === normalizeApplicationStatus(rawStatus),
  );
  return knownStatus ? t(`status.${knownStatus.toLowerCase() as Lowercase<ApplicationStatus>}`) : rawStatus;
}
