import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ContactCounters } from '../../features/contacts/admin/contact-counters.tsx';
import { contactStatsQuery } from '../../features/contacts/admin/contacts.queries.ts';
import { RecentMessages } from '../../features/contacts/admin/recent-messages.tsx';
import { formatFullDate } from '../../lib/format.ts';
import { readUser } from '../../lib/session.ts';
import { ScreenHead } from '../../ui/admin/screen-head.tsx';

export const Component = () => {
  const { data: stats } = useQuery(contactStatsQuery);
  const [today] = useState(() => formatFullDate(new Date().toISOString()));
  const [name] = useState(() => readUser().name?.trim() || 'Admin');
  return (
    <>
      <ScreenHead title="Dashboard" subtitle={`Welcome, ${name}. ${today}`}>
        <a className="btn" href="/" target="_blank" rel="noopener">
          View website<span className="vh"> (new tab)</span>
        </a>
      </ScreenHead>
      <ContactCounters stats={stats} />
      <RecentMessages />
    </>
  );
};
