import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Secret, Service, ServiceAccount } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { findProgram } from '../../scripts/programs.mjs';
import { readDockerfileStages } from './deploy-files';

const FOLDER = 'deploy/kubernetes';

const KINDS = {
  ConfigMap: { Model: ConfigMap, from: 'kubernetes-models/v1' },
  Deployment: { Model: Deployment, from: 'kubernetes-models/apps/v1' },
  HorizontalPodAutoscaler: { Model: HorizontalPodAutoscaler, from: 'kubernetes-models/autoscaling/v2' },
  Ingress: { Model: Ingress, from: 'kubernetes-models/networking.k8s.io/v1' },
  Namespace: { Model: Namespace, from: 'kubernetes-models/v1' },
  NetworkPolicy: { Model: NetworkPolicy, from: 'kubernetes-models/networking.k8s.io/v1' },
  PodDisruptionBudget: { Model: PodDisruptionBudget, from: 'kubernetes-models/policy/v1' },
  Secret: { Model: Secret, from: 'kubernetes-models/v1' },
  Service: { Model: Service, from: 'kubernetes-models/v1' },
  ServiceAccount: { Model: ServiceAccount, from: 'kubernetes-models/v1' },
} as const;

const readManifest = (file: string): unknown =>
  parse(readFileSync(join(FOLDER, file), 'utf8'), { merge: true });

const kustomization = z
  .object({ resources: z.array(z.string()), images: z.array(z.object({ name: z.string() })) })
  .parse(readManifest('kustomization.yaml'));

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');

const resource = z.looseObject({
  apiVersion: z.string(),
  kind: z.enum(Object.keys(KINDS) as (keyof typeof KINDS)[]),
  metadata: z.looseObject({ name: z.string() }),
});
const resources = files.map((file) => ({ file, content: resource.parse(readManifest(file)) }));

const text = z.record(z.string(), z.string());
const settings = z.object({ data: text }).parse(readManifest('config-map.yaml')).data;

const pod = z
  .object({
    spec: z.object({
      template: z.object({
        spec: z.object({
          terminationGracePeriodSeconds: z.number(),
          securityContext: z.looseObject({ runAsUser: z.number() }),
          containers: z.tuple([
            z.looseObject({
              image: z.string(),
              ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
              env: z.array(z.object({ name: z.string(), valueFrom: z.unknown() })),
              securityContext: z.unknown(),
              volumeMounts: z.array(z.object({ mountPath: z.string() })),
            }),
          ]),
        }),
      }),
    }),
  })
  .parse(readManifest('deployment.yaml')).spec.template.spec;
const [portal] = pod.containers;

describe('Kubernetes manifests', () => {
  it.each(resources)('$file is valid for the Kubernetes API', ({ content }) => {
    const { Model } = KINDS[content.kind];
    const model = new Model(content as never);
    expect(content.apiVersion).toBe(model.apiVersion);
    expect(() => model.validate()).not.toThrow();
  });

  it('Kubernetes manifests contain only fields of the Kubernetes API', () => {
    const folder = '.reports/kubernetes';
    mkdirSync(folder, { recursive: true });
    const source = resources.flatMap(({ content }, index) => [
      `import type { I${content.kind} as Kind${index} } from '${KINDS[content.kind].from}';`,
      `export const resource${index} = ${JSON.stringify(content)} satisfies Kind${index};`,
    ]);
    const compile = (name: string, lines: readonly string[]) => {
      const file = join(folder, name);
      writeFileSync(file, lines.join('\n'));
      const options = [
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--module',
        'nodenext',
        '--target',
        'es2022',
        '--types',
        '',
      ];
      return spawnSync(
        process.execPath,
        ['node_modules/typescript-native/bin/tsc', ...options, '--ignoreConfig', file],
        {
          encoding: 'utf8',
        },
      );
    };
    expect(compile('resources.ts', source)).toMatchObject({ status: 0, stdout: '' });
    const misspeltLines = source.map((line) =>
      line.replace('"readOnlyRootFilesystem"', '"readOnlyRootFileSystem"'),
    );
    expect(compile('misspelt.ts', misspeltLines).stdout).toContain('readOnlyRootFileSystem');
    rmSync(folder, { recursive: true });
  }, 30_000);

  it('all manifests belong to the kustomization, except for the example of a secret', () => {
    expect([...kustomization.resources, 'secret.example.yaml'].sort()).toEqual([...files].sort());
    expect(kustomization.images.map(({ name }) => name)).toEqual([portal.image]);
  });

  it.skipIf(findProgram('kubectl') === null)('Kubernetes manifests are rendered by kubectl', () => {
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', FOLDER], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const manifests = parseAllDocuments(stdout).map((document) => resource.parse(document.toJS()));
    expect(manifests).toHaveLength(kustomization.resources.length);
    expect(stdout).toContain('image: registry.example.com/financing-portal:');
  });

  it('admit hosts whose first label names a partner below an allowed host (D-01)', () => {
    const { tls, rules } = z
      .object({
        spec: z.object({
          tls: z.array(z.object({ hosts: z.array(z.string()) })),
          rules: z.array(z.object({ host: z.string() })),
        }),
      })
      .parse(readManifest('ingress.yaml')).spec;
    const hosts = rules.map(({ host }) => host);
    expect(tls.flatMap((entry) => entry.hosts)).toEqual(hosts);
    const domains = hosts.map((host) => host.replace(/^[^.]+\./, ''));
    expect(settings.ALLOWED_HOSTS?.split(',')).toEqual(expect.arrayContaining(domains));
  });

  it('Kubernetes manifests run the image as its numeric user, with a read-only file system and without privileges', () => {
    const { user, env } = readDockerfileStages().at(-1) ?? {};
    expect(user).toBe(`${pod.securityContext.runAsUser}:1000`);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(portal.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const mountedPaths = portal.volumeMounts.map(({ mountPath }) => mountPath);
    expect(mountedPaths).toEqual(expect.arrayContaining([env?.DATA_DIR, settings.ASSETS_DIR]));
  });

  it('the manifests set only settings that the portal defines, and no secret values', () => {
    const knownSettings = [
      ...readFileSync('app/settings/settings.server.ts', 'utf8').matchAll(/^ {2}([A-Z_]+):/gm),
    ].map(([, name]) => name);
    const usedSettings = [...Object.keys(settings), ...portal.env.map(({ name }) => name)];
    expect(usedSettings.filter((name) => !knownSettings.includes(name))).toEqual([]);
    expect(portal.env.map(({ valueFrom }) => Object.keys(valueFrom ?? {}))).toEqual([
      ['secretKeyRef'],
      ['secretKeyRef'],
    ]);
    expect(Object.keys(settings)).not.toEqual(expect.arrayContaining(['SESSION_SECRET']));
  });

  it('Kubernetes manifests use the ports of the portal and allow a pod more time to stop than the portal needs', () => {
    const shutdownMs = Number(settings.SHUTDOWN_DRAIN_MS) + Number(settings.SHUTDOWN_GRACE_MS);
    expect(pod.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(shutdownMs + 1_000);
    const ports = Object.fromEntries(
      portal.ports.map(({ name, containerPort }) => [name, String(containerPort)]),
    );
    expect(ports).toEqual({ http: readDockerfileStages().at(-1)?.env.PORT, metrics: settings.METRICS_PORT });
  });
});
