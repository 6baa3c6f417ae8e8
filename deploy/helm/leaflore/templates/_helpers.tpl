{{- define "leaflore.labels" -}}
app.kubernetes.io/name: leaflore
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "leaflore.selector" -}}
app.kubernetes.io/name: leaflore
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "leaflore.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* Secrets by name; `optional` ones may be missing in the secret. */}}
{{- define "leaflore.secrets" -}}
{{- $root := .root -}}
{{- range .needed }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ $root.Values.existingSecret }}, key: {{ . }} } }
{{- end }}
{{- range .optional }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ $root.Values.existingSecret }}, key: {{ . }}, optional: true } }
{{- end }}
{{- end }}

{{/* { shared, own }: what a process has of its own stands for what both have. Large numbers stay as they were written, not 2e+06. */}}
{{- define "leaflore.settings" -}}
{{- $settings := deepCopy (.shared | default dict) -}}
{{- range $name, $value := .own }}{{ $_ := set $settings $name $value }}{{ end -}}
{{- range $name, $value := $settings }}
- name: {{ $name }}
  value: {{ ternary (toJson $value) $value (kindIs "float64" $value) | quote }}
{{- end }}
{{- end }}

{{- define "leaflore.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "leaflore.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* API or worker: { root, component, command, settings, needed, optional } */}}
{{- define "leaflore.deployment" -}}
{{- $root := .root -}}
{{- $own := index $root.Values .component -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ $root.Release.Name }}-{{ .component }}
  labels: {{- include "leaflore.labels" $root | nindent 4 }}
spec:
  # The autoscaler says how many there are.
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels: {{- include "leaflore.selector" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "leaflore.selector" . | nindent 8 }}
      annotations:
        prometheus.io/scrape: 'true'
        prometheus.io/port: '9464'
    spec:
      serviceAccountName: {{ $root.Release.Name }}
      automountServiceAccountToken: false
      terminationGracePeriodSeconds: 45
      securityContext: {{- include "leaflore.podSecurity" $root | nindent 8 }}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: {{- include "leaflore.selector" . | nindent 14 }}
      containers:
        - name: {{ .component }}
          image: {{ include "leaflore.image" $root }}
          imagePullPolicy: {{ $root.Values.image.pullPolicy }}
          args: [{{ .program }}]
          ports:
            {{- if eq .component "api" }}
            - { name: http, containerPort: 3000 }
            {{- end }}
            - { name: operator, containerPort: 9464 }
          env:
            - name: PUBLIC_URL
              value: {{ $root.Values.publicUrl | quote }}
            {{- include "leaflore.settings" (dict "shared" $root.Values.settings "own" .settings) | nindent 12 }}
            {{- include "leaflore.secrets" . | nindent 12 }}
          startupProbe:
            httpGet: { path: /healthz, port: operator }
            periodSeconds: 2
            failureThreshold: 30
          livenessProbe:
            httpGet: { path: /healthz, port: operator }
            periodSeconds: 10
            timeoutSeconds: 5
          readinessProbe:
            httpGet: { path: /readyz, port: operator }
            periodSeconds: 3
            timeoutSeconds: 4
            failureThreshold: 2
          # Until every ingress has heard that this pod goes, it serves as before.
          lifecycle:
            preStop:
              exec: { command: [node, -e, 'setTimeout(() => {}, 5000)'] }
          resources: {{- toYaml $own.resources | nindent 12 }}
          securityContext: {{- include "leaflore.containerSecurity" $root | nindent 12 }}
          volumeMounts:
            - { name: data, mountPath: /data }
            - { name: tmp, mountPath: /tmp }
      volumes:
        - name: data
          emptyDir: { sizeLimit: 8Gi }
        - name: tmp
          emptyDir: { sizeLimit: 2Gi }
{{- end }}
