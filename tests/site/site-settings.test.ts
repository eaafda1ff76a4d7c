// SITE_URL and BASE_PATH: what is taken, in which forms, and what is refused.
import { describe, expect, it } from 'vitest';
import { readSiteSettings } from '../../src/layouts/site-settings.ts';

describe('site settings', () => {
  it('are those of npm start when nothing is set', () => {
    expect(readSiteSettings({})).toEqual({ site: 'http://localhost:4321', base: '/' });
    expect(readSiteSettings({ SITE_URL: '', BASE_PATH: '' })).toEqual(readSiteSettings({}));
  });

  it.each(['/duke/', '/duke', 'duke/', 'duke'])('take the base path %s', (text) => {
    expect(readSiteSettings({ BASE_PATH: text }).base).toBe('/duke/');
  });

  it('take a base path of several folders', () => {
    expect(readSiteSettings({ BASE_PATH: '/games/duke' }).base).toBe('/games/duke/');
  });

  it.each(['https://example.org', 'https://example.org/'])('take the origin %s', (text) => {
    expect(readSiteSettings({ SITE_URL: text }).site).toBe('https://example.org');
  });

  it.each([
    'example.org',
    'https://example.org/duke/',
    'ftp://example.org',
    'https://example.org/?a',
  ])('refuse the origin %s and name it', (text) => {
    expect(() => readSiteSettings({ SITE_URL: text })).toThrow(`SITE_URL is "${text}"`);
  });

  it.each(['/du ke/', 'https://example.org/', '/a?b/', '/../<b>/'])(
    'refuse the base path %s and name it',
    (text) => {
      expect(() => readSiteSettings({ BASE_PATH: text })).toThrow(`BASE_PATH is "${text}"`);
    },
  );
});
