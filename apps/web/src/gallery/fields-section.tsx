import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ComboBox } from '../ui/combo-box.tsx';
import { DateField } from '../ui/date-field.tsx';
import { DateRangeField } from '../ui/date-range-field.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ImageCrop, type PictureBytes } from '../ui/image-crop.tsx';
import { CopyIcon, MailIcon, PlaceIcon } from '../ui/icons.tsx';
import { Columns } from '../ui/layout.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { RuleList } from '../ui/rule-list.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TokenField } from '../ui/token-field.tsx';
import { Section, Specimen } from './specimen.tsx';
import type { Words } from './words.en.ts';

const ADDRESSES = [
  { id: 'denver', label: '1437 Bannock St', detail: 'Denver, CO 80202' },
  { id: 'boulder', label: '1777 Broadway', detail: 'Boulder, CO 80302' },
  { id: 'issaquah', label: '130 E Sunset Way', detail: 'Issaquah, WA 98027' },
];

export function FieldsSection({ words }: { readonly words: Words }) {
  const [overhang, setOverhang] = useState('16');
  const [phone, setPhone] = useState('3035550142');
  const [role, setRole] = useState<string | null>(null);
  const [address, setAddress] = useState('');
  const [term, setTerm] = useState('');
  const [notes, setNotes] = useState('');
  const [password, setPassword] = useState('roof12');
  const [day, setDay] = useState('2026-01-31');
  const [range, setRange] = useState({ from: '2026-01-01', to: '' });
  const roles = [
    { id: 'contractor', label: words.contractor },
    { id: 'estimator', label: words.estimator },
    { id: 'adjuster', label: words.adjuster, detail: words.adjusterDetail },
  ];
  return (
    <Section id="fields" title="Fields">
      <Specimen name="TextField">
        <TextField
          label={words.email}
          type="email"
          autoComplete="off"
          icon={<MailIcon />}
          hint={words.emailHint}
        />
        <TextField label={words.email} type="email" defaultValue="dana@roof" error={words.emailError} />
        <TextField label={words.email} defaultValue="dana@example.com" isDisabled mark={words.optional} />
        <TextField
          label={words.userId}
          value="6f0e2a14-90c1"
          isReadOnly
          unit={
            <IconButton label={words.copyTip} size="s">
              <CopyIcon size={16} />
            </IconButton>
          }
        />
      </Specimen>
      <Specimen name="PasswordField, RuleList, SearchField, PhoneField">
        <PasswordField
          label={words.password}
          showLabel={words.showPassword}
          value={password}
          onChange={setPassword}
          autoComplete="off"
        />
        <RuleList
          label={words.passwordRules}
          metLabel={words.met}
          unmetLabel={words.unmet}
          rules={[
            { id: 'length', words: words.ruleLength, isMet: password.length >= 8 },
            { id: 'upper', words: words.ruleUpper, isMet: /[A-Z]/.test(password) },
            { id: 'digit', words: words.ruleDigit, isMet: /\d/.test(password) },
          ]}
        />
        <SearchField
          label={words.search}
          isLabelHidden
          placeholder={words.searchPlaceholder}
          clearLabel={words.clear}
          value={term}
          onChange={setTerm}
        />
        <PhoneField label={words.phone} value={phone} onChange={setPhone} mark={words.optional} />
        <PhoneField label={words.phone} value="555555" onChange={() => {}} error={words.phoneError} />
      </Specimen>
      <Specimen name="NumberField">
        <Columns gap={4}>
          <NumberField
            label={words.overhang}
            hint={words.overhangHint}
            value={overhang}
            onChange={setOverhang}
            unit="in"
            step={0.5}
            min={0}
            max={120}
          />
          <NumberField
            label={words.overhang}
            value=""
            onChange={() => {}}
            unit="in"
            error={words.termsError}
          />
        </Columns>
      </Specimen>
      <Specimen name="Select, ComboBox">
        <Columns gap={4}>
          <Select
            label={words.role}
            options={roles}
            value={role}
            onChange={setRole}
            placeholder={words.choose}
            mark={words.optional}
          />
          <Select
            label={words.role}
            options={roles}
            value={null}
            onChange={() => {}}
            placeholder={words.choose}
            error={words.requiredSelection}
          />
        </Columns>
        <ComboBox
          label={words.address}
          hint={words.addressHint}
          icon={<PlaceIcon />}
          text={address}
          onTextChange={setAddress}
          options={ADDRESSES.filter((known) =>
            `${known.label} ${known.detail}`.toLowerCase().includes(address.toLowerCase()),
          )}
          onPick={(id) => setAddress(ADDRESSES.find((known) => known.id === id)?.label ?? '')}
          searchingLabel={words.searching}
          emptyLabel={words.noMatch}
          foundLabel={words.found}
        />
        <ComboBox
          label={words.address}
          icon={<PlaceIcon />}
          text="1437 Ban"
          onTextChange={() => {}}
          options={[]}
          onPick={() => {}}
          isSearching
          searchingLabel={words.searching}
          emptyLabel={words.noMatch}
        />
      </Specimen>
      <Specimen name="TokenField">
        <Invitees words={words} />
      </Specimen>
      <Specimen name="FileDrop, ImageCrop" isWide>
        <Picture words={words} />
      </Specimen>
      <Specimen name="DateField, DateRangeField">
        <DateField label={words.dateOfLoss} value={day} onChange={setDay} />
        <DateRangeField
          label={words.created}
          fromLabel={words.from}
          toLabel={words.to}
          value={range}
          onChange={setRange}
        />
        <DateRangeField
          label={words.created}
          fromLabel={words.from}
          toLabel={words.to}
          value={{ from: '2026-02-01', to: '2026-01-05' }}
          onChange={() => {}}
          error={words.rangeError}
        />
      </Specimen>
      <Specimen name="TextArea">
        <TextArea
          label={words.notes}
          placeholder={words.notesPlaceholder}
          mark={words.optional}
          value={notes}
          onChange={setNotes}
        />
        <Button kind="primary">{words.save}</Button>
      </Specimen>
    </Section>
  );
}

function Invitees({ words }: { readonly words: Words }) {
  const [texts, setTexts] = useState<readonly string[]>(['dana@example.com', 'dana@roof']);
  const [typed, setTyped] = useState('');
  const drop = (text: string) => setTexts(texts.filter((one) => one !== text));
  return (
    <TokenField
      label={words.email}
      hint={words.emailHint}
      tokens={texts.map((text) => ({ text, isWrong: !text.includes('.') }))}
      value={typed}
      onChange={setTyped}
      onAdd={(text) => {
        setTexts([...new Set([...texts, ...text.split(/[\s,;]+/).filter(Boolean)])]);
        setTyped('');
      }}
      onRemove={drop}
      onCorrect={(text) => {
        drop(text);
        setTyped(text);
      }}
      removeLabel={(text) => `${words.clear}: ${text}`}
      correctLabel={(text) => `${words.emailError}: ${text}`}
    />
  );
}

function Picture({ words }: { readonly words: Words }) {
  const [picture, setPicture] = useState<PictureBytes | null>(null);
  const close = () => setPicture(null);
  if (picture === null) {
    return <FileDrop label={words.search} accept={['image/png', 'image/jpeg']} onChoose={setPicture} />;
  }
  return (
    <ImageCrop
      picture={picture}
      onDone={close}
      onCancel={close}
      onUnreadable={close}
      isPending={false}
      words={{
        frame: words.overview,
        zoom: '1×',
        across: '↔',
        down: '↕',
        use: words.next,
        using: words.next,
        cancel: words.previous,
      }}
    />
  );
}
