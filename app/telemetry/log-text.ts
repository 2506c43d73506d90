const LINE = { time: '', level: '', event: '', msg: '', instance: '' };

export function logText(json: string): string {
  const line: Record<string, unknown> = JSON.parse(json);
  const others = Object.entries(line)
    .filter(([member]) => !(member in LINE))
    .map(([member, value]) => `${member}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const clock = String(line.time).slice(11, 19);
  return `${[clock, String(line.level).padEnd(5), line.msg, ...others].join(' ')}\n`;
}
