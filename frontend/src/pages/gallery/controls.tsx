import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { Chips } from '../../shared/ui/chips';
import { IconButton } from '../../shared/ui/icon-button';
import { LinkButton } from '../../shared/ui/link-button';
import { PasswordField } from '../../shared/ui/password-field';
import { Select } from '../../shared/ui/select';
import { Switch } from '../../shared/ui/switch';
import { Tabs } from '../../shared/ui/tabs';
import { TextArea } from '../../shared/ui/text-area';
import { TextField } from '../../shared/ui/text-field';
import { Specimen } from './specimen';
import styles from './gallery.module.css';

const categories = [
  { value: 'all', label: 'All', count: 312 },
  { value: 'houseplants', label: 'Houseplants' },
  { value: 'succulents', label: 'Succulents' },
  { value: 'flowering', label: 'Flowering' },
] as const;

const often = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'daily', label: 'Daily' },
  { value: 'bi-weekly', label: 'Every two weeks' },
];

/** Buttons, fields and choices. */
export function Controls() {
  const [category, setCategory] = useState<(typeof categories)[number]['value']>('all');
  const [on, setOn] = useState(true);

  return (
    <>
      <Specimen title="Buttons" row>
        <Button icon="camera">Identify Plant</Button>
        <Button look="secondary" icon="upload">
          Upload Image
        </Button>
        <Button look="quiet">Not now</Button>
        <Button look="danger" icon="trash">
          Delete plant
        </Button>
        <Button busy busyLabel="Identifying...">
          Identify Plant
        </Button>
        <Button disabled>Subscribe</Button>
        <Button look="secondary" icon="pot" busy busyLabel="Adding...">
          Add to My Garden
        </Button>
        <Button look="secondary" disabled>
          Journal
        </Button>
        <Button look="danger" busy busyLabel="Deleting...">
          Delete plant
        </Button>
        <LinkButton to="/dev/gallery" look="secondary" icon="right" iconAfter>
          View My Garden
        </LinkButton>
        <IconButton icon="more" label="More" />
        <Button size="large" icon="camera">
          Start FREE Plant ID
        </Button>
        <Button wide>As wide as its place</Button>
      </Specimen>
      <Specimen title="Fields">
        <div className={styles.fields}>
          <TextField label="First name" autoComplete="given-name" />
          <TextField label="Email" type="email" defaultValue="rosa@" error="Invalid email address" />
          <TextField label="Search plants" icon="search" placeholder="Search plants..." />
          <TextField
            label="Email"
            defaultValue="rosa@example.org"
            readOnly
            hint="Your email cannot be changed here."
          />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            defaultValue="four quiet ferns"
            hint="At least 8 characters. Four words are easy to remember."
          />
          <TextField label="City" disabled defaultValue="Not set up on this server" />
          <Select label="Water" options={often} />
          <Select label="Light" options={often} error="Choose how bright it stands." />
          <TextArea label="Message" hint="10 to 2000 characters" />
          <TextArea
            label="Notes"
            optional
            error="Message must be at least 10 characters"
            defaultValue="Dry"
          />
        </div>
      </Specimen>
      <Specimen title="Switch">
        <Switch label="Water reminders" hint="One message a day, at 9:00" checked={on} onChange={setOn} />
        <Switch
          label="Weather"
          hint="Not set up on this server"
          checked={false}
          onChange={() => {}}
          disabled
        />
      </Specimen>
      <Specimen title="Chips">
        <Chips label="Category" options={categories} value={category} onChange={setCategory} />
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="Admin"
          tabs={[
            {
              value: 'questions',
              label: 'Expert Questions',
              content: <p>Three questions wait for an answer.</p>,
            },
            { value: 'activity', label: 'User Activity', content: <p>Nothing yet.</p> },
            { value: 'ai', label: 'AI Behavior', content: <p>Nothing yet.</p> },
          ]}
        />
      </Specimen>
    </>
  );
}
