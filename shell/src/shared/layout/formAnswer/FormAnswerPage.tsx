import { css } from '@emotion/react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Button, Container, color, space, text } from 'shared-ui';
import { NotFoundCard } from '../cards/NotFoundCard';
import { FORM_ANSWERS, fieldSentences, isFormAnswer } from './formAnswers';

/** The answer to a form that was sent without JavaScript. Only known sentences are shown, whatever the address says. */
export function Component() {
  const { resultado } = useParams();
  const [search] = useSearchParams();
  if (!isFormAnswer(resultado)) return <NotFoundCard />;
  const { title, text: sentence, back } = FORM_ANSWERS[resultado];
  const problems = fieldSentences(search.getAll('campo'));
  return (
    <Container width="text">
      <div css={answer}>
        <h1 css={heading}>{title}</h1>
        <p css={lead}>{sentence}</p>
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <Button asChild>
          <Link to={back.to}>{back.label}</Link>
        </Button>
      </div>
    </Container>
  );
}

const answer = css({ display: 'grid', justifyItems: 'start', gap: space.m, paddingBlock: space.section });
const heading = css({ ...text.h1, margin: 0 });
const lead = css({ ...text.lead, margin: 0, color: color.muted });
