// Publishing: the workflow against the schema of workflows, and what it promises.
import { readFileSync } from 'node:fs';
import { validateWorkflow } from '@action-validator/core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const text = readFileSync('.github/workflows/publish.yml', 'utf8');
const workflow = parse(text);
const steps: Step[] = workflow.jobs.build.steps;
const runs = steps.flatMap(({ run }) => run ?? []);

describe('the workflow that publishes', () => {
  it('follows the schema of workflows', () => {
    expect(validateWorkflow(text).errors).toEqual([]);
    expect(validateWorkflow(text.replace('runs-on', 'runs-in')).errors).not.toEqual([]);
    expect(validateWorkflow(text.replace('needs: build', 'needs: builds')).errors).not.toEqual([]);
  });

  it('runs on every push to main, and once a day within the first hour of UTC', () => {
    expect(workflow.on.push.branches).toEqual(['main']);
    expect(workflow.on.schedule).toHaveLength(1);
    const [minute, ...rest] = workflow.on.schedule[0].cron.split(' ');
    expect(rest.join(' ')).toBe('0 * * *');
    expect(Number(minute)).toBeGreaterThan(0);
    expect(Number(minute)).toBeLessThan(30);
  });

  it('publishes nothing that was not proven and tested', () => {
    expect(runs.indexOf('npm test')).toBeGreaterThan(runs.indexOf('npm ci'));
    expect(runs.indexOf('npm run build')).toBeGreaterThan(runs.indexOf('npm test'));
    expect(workflow.jobs.deploy.needs).toBe('build');
    // What it calls exists and does what it is called for.
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(readFileSync(scripts.build.split(' ')[1], 'utf8')).toContain('proveBankForBuild()');
    expect(readFileSync(scripts.test.split(' ')[1], 'utf8')).toContain("name: 'browser tests'");
  });

  it('builds for the address that the host gives it', () => {
    const build = steps.find(({ run }) => run === 'npm run build');
    expect(Object.keys(build?.env ?? {}).sort()).toEqual(['BASE_PATH', 'SITE_URL']);
  });

  it('names a major version of each action that it uses', () => {
    const uses = Object.values<{ steps: Step[] }>(workflow.jobs)
      .flatMap((job) => job.steps)
      .flatMap((step) => step.uses ?? []);
    expect(uses.length).toBeGreaterThan(5);
    for (const action of uses) expect(action).toMatch(/^actions\/[\w-]+@v\d+$/);
  });

  it('may write nothing but the published site', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.jobs.build.permissions).toEqual({ contents: 'read', pages: 'read' });
    expect(workflow.jobs.deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  });
});
