import { readFileSync } from 'node:fs';
import { type Copy, DockerfileParser } from 'dockerfile-ast';
import { parse } from 'yaml';
import { z } from 'zod';

export interface DockerStage {
  name: string;
  baseImage: string;
  user: string | null;
  env: Record<string, string>;
  command: string[];
  healthCheck: string[] | null;
  copies: { fromStage: string | null; sources: string[] }[];
}

const words = z.array(z.string());

export function readDockerfileStages(): DockerStage[] {
  const stages: DockerStage[] = [];
  for (const instruction of DockerfileParser.parse(readFileSync('Dockerfile', 'utf8')).getInstructions()) {
    const keyword = instruction.getKeyword();
    const text = instruction.getArgumentsContent() ?? '';
    if (keyword === 'FROM') {
      const [baseImage = '', , name = ''] = text.split(/\s+/);
      stages.push({ name, baseImage, user: null, env: {}, command: [], healthCheck: null, copies: [] });
    }
    const stage = stages.at(-1);
    if (stage === undefined) continue;
    if (keyword === 'USER') stage.user = text;
    if (keyword === 'CMD') stage.command = words.parse(JSON.parse(text));
    if (keyword === 'HEALTHCHECK') stage.healthCheck = words.parse(JSON.parse(text.slice(text.indexOf('['))));
    if (keyword === 'ENV') {
      const [name = '', value = ''] = text.split('=');
      stage.env[name] = value;
    }
    if (keyword === 'COPY') {
      const copy = instruction as Copy;
      const sources = copy.getArguments().map((argument) => argument.getValue());
      const flag = copy.getFlags().find((candidate) => candidate.getName() === 'from');
      stage.copies.push({ fromStage: flag?.getValue() ?? null, sources: sources.slice(0, -1) });
    }
  }
  return stages;
}

const service = z.looseObject({
  build: z.object({ target: z.string() }).optional(),
  command: words.optional(),
  environment: z.record(z.string(), z.string()).default({}),
  image: z.string(),
  networks: z.object({ default: z.object({ ipv4_address: z.string().optional() }) }).optional(),
  profiles: words.default([]),
  read_only: z.boolean().default(false),
  user: z.string().optional(),
  volumes: words.default([]),
});

const readComposeFile = (): unknown => parse(readFileSync('compose.yaml', 'utf8'), { merge: true });

export const readComposeServices = (): Record<string, z.infer<typeof service>> =>
  z.object({ services: z.record(z.string(), service) }).parse(readComposeFile()).services;

const addresses = z.object({ subnet: z.cidrv4(), ip_range: z.cidrv4() });
const network = z.object({ ipam: z.object({ config: z.tuple([addresses]) }) });

export const readComposeNetwork = (): z.infer<typeof addresses> =>
  z.object({ networks: z.object({ default: network }) }).parse(readComposeFile()).networks.default.ipam
    .config[0];

export const removeVariables = (value: string) => value.replaceAll(/\$\{\w+(?::?[-?]([^}]*))?\}/g, '$1');
