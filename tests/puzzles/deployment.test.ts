// Mining beyond one machine: the workflow and the manifests against their schemas, and that their shards are all there.
import { readFileSync } from 'node:fs';
import { validateWorkflow } from '@action-validator/core';
import { Job } from 'kubernetes-models/batch/v1';
import { PersistentVolumeClaim } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('the GitHub Actions workflow', () => {
  const text = read('.github/workflows/mine.yml');

  it('follows the schema of workflows', () => {
    expect(validateWorkflow(text).errors).toEqual([]);
    expect(validateWorkflow(text.replace('runs-on', 'runs-in')).errors).not.toEqual([]);
  });

  it('mines every shard of as many as it says', () => {
    const { mine } = parse(text).jobs;
    const shards: number[] = mine.strategy.matrix.shard;
    expect(shards).toEqual(Array.from({ length: shards.length }, (_, index) => index + 1));
    expect(mine.env.SHARD).toBe(`\${{ matrix.shard }}/${shards.length}`);
  });
});

describe('the Kubernetes manifests', () => {
  const manifest = (name: string) => parse(read(`deploy/mining/${name}.yaml`));

  it('follow the schemas of their kinds', () => {
    for (const name of ['mine-job', 'merge-job'])
      expect(() => new Job(manifest(name)).validate(), name).not.toThrow();
    expect(() => new PersistentVolumeClaim(manifest('volume')).validate()).not.toThrow();
    const wrong = manifest('mine-job');
    wrong.spec.completions = 'eight';
    expect(() => new Job(wrong).validate()).toThrow(/completions/);
  });

  it('mine every shard of as many as they say, into the volume that is merged', () => {
    const { spec } = manifest('mine-job');
    const [container] = spec.template.spec.containers;
    const shards = container.env.find(({ name }: { name: string }) => name === 'SHARDS');
    expect(spec.completionMode).toBe('Indexed');
    expect(shards.value).toBe(String(spec.completions));
    const claim = manifest('volume').metadata.name;
    for (const name of ['mine-job', 'merge-job']) {
      const [volume] = manifest(name).spec.template.spec.volumes;
      expect(volume.persistentVolumeClaim.claimName).toBe(claim);
    }
  });
});
