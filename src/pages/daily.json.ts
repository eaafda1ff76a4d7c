// /daily.json: which puzzle belongs to which day around the day of the build. Documented on the data pages.
import type { APIRoute } from 'astro';
import { siteAddress } from '../layouts/links.ts';
import { readSchedule } from '../open-data/bank.ts';
import { buildDay } from '../open-data/build-day.ts';
import { dailyDocument } from '../open-data/documents.ts';
import { jsonResponse } from '../open-data/json-response.ts';

export const GET: APIRoute = ({ site }) =>
  jsonResponse(
    dailyDocument(readSchedule(), buildDay(process.env), (path) => siteAddress(path, site)),
  );
