import type { PublicSettings } from '#contract/settings.ts';
import { aboutTexts } from '#contract/texts/en/about.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { SectionHead } from '#web/site/ui/section-head.tsx';

type Member = PublicSettings['team_members'][number];

/** @returns the initials of the first and the last word of a name, e.g. "RW" */
export const monogram = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

const Portrait = ({ name, photo }: Member) =>
  photo ? (
    <Picture src={photo} alt="" ratio="4/5" sizes="(min-width: 1280px) 200px, (min-width: 768px) 30vw, 50vw" />
  ) : (
    <div className="pic r45 monogram" aria-hidden="true">
      {monogram(name)}
    </div>
  );

export const Team = ({ members }: { members: Member[] }) => (
  <section className="section tone" aria-labelledby="our-team">
    <div className="wrap">
      <SectionHead title={useTexts(aboutTexts)('team')} id="our-team" />
      <ul className="team">
        {members.map((member) => (
          <li key={`${member.name} ${member.position}`}>
            <Portrait {...member} />
            <h3>{member.name}</h3>
            <p>{member.position}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
